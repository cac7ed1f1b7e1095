import { common } from '#sandbox/testing/common.ts';
import { Broken } from './check.ts';
import type { Client } from './client.ts';
import type { Exchange } from './network.ts';

/** Thrown when there is no operator at the address, with a sentence that says why. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const firstCall = 'anonymous/appConfig';

/** Throws unless an operator answers at an address. */
export async function reach(base: string, { post }: Pick<Client, 'post'>): Promise<void> {
  const { status, answer } = await post(firstCall, common).catch((error: unknown): Exchange => {
    if (!(error instanceof Broken)) throw error;
    throw new Unreachable(`Nothing answers at ${base}: ${String(error.exchanges[0]?.answer)}.`);
  });
  if (typeof answer !== 'object')
    throw new Unreachable(`${base} has no API: ${firstCall} is answered with HTTP ${status} and no JSON.`);
}
