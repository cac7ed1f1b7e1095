import { common } from '#sandbox/testing/common.ts';
import { Broken, Skipped } from './check.ts';
import type { Client } from './client.ts';
import { createClock } from './clock.ts';
import type { Exchange, World } from './network.ts';
import type { Config } from './options.ts';
import { preLoginOf } from './reads.ts';

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

const minute = 60_000;
/** How far the clock is put ahead as a trial, and the least by which the operator’s time must follow, milliseconds. */
const trial = { ahead: 60 * minute, follows: 50 * minute };

/** Throws unless the operator’s clock, where the configuration has one, can be set, and its time follows. */
export async function reachClock({ clock }: Config, { post }: Pick<Client, 'post'>, world: World): Promise<void> {
  if (clock === undefined) return;
  const set = createClock(clock, world);
  const time = async () => {
    const asked = await post('preLogin', { ...common, ...preLoginOf(crypto.randomUUID()) }).catch(() => undefined);
    return Number((Object(asked?.answer) as { serverTime?: unknown }).serverTime);
  };
  try {
    await set(0);
    const before = await time();
    await set(trial.ahead);
    const after = await time();
    await set(0);
    if (after - before < trial.follows)
      throw new Unreachable(
        `The "clock" at ${clock} takes a PUT of {"ms"}, but serverTime of preLogin doesn’t follow.`,
      );
  } catch (error) {
    if (error instanceof Skipped) throw new Unreachable(`${error.message}. Correct it, or leave it out.`);
    throw error;
  }
}
