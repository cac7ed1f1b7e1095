import { defaultTimeout, timeouts } from '#worker/network/timeouts.ts';
import { Broken } from './check.ts';

/** The kit's view of the world: the network, and the time in epoch milliseconds. */
export interface World {
  fetch: typeof fetch;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/**
 * A request and its answer, and how long that took. `verdict` is the code in its envelope, or the HTTP status of a
 * bare 401.
 */
export interface Exchange<N extends string = string> {
  call: N;
  sent: unknown;
  status: number;
  headers: Headers;
  answer: unknown;
  verdict: number | undefined;
  milliseconds: number;
}

/** Time for noticing other connections that were closed meanwhile, milliseconds. */
const pause = 500;

/** A network that resends once, as a browser does, when a kept-alive connection turns out to be closed. */
export const asBrowsersSend =
  ({ fetch, wait }: World): World['fetch'] =>
  (input, init) =>
    fetch(input, init).catch(async (error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      await wait(pause);
      return fetch(input, init);
    });

/** How long the kit waits for an answer, milliseconds: as long as the app on the slowest network. */
export const patience = Math.max(defaultTimeout, ...Object.values(timeouts));

/** Posts JSON, or a text unchanged, and returns the exchange without a verdict; throws if no answer arrives in time. */
export async function post<N extends string>(
  { fetch, now }: Pick<World, 'fetch' | 'now'>,
  address: string,
  call: N,
  sent: unknown,
  more: Record<string, string>,
): Promise<Exchange<N>> {
  const headers = { 'content-type': 'application/json', ...more };
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const signal = AbortSignal.timeout(patience);
  const began = now();
  const ended = () => ({ verdict: undefined, milliseconds: now() - began });
  try {
    const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    const answer = parsed(await response.text());
    return { call, sent, status: response.status, headers: response.headers, answer, ...ended() };
  } catch (error) {
    const answer = failureOf(error);
    throw new Broken('An answer', [{ call, sent, status: 0, headers: new Headers(), answer, ...ended() }]);
  }
}

/** What the failure of a request says. */
export function failureOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${reasonOf(cause)}` : message;
}

/** What a network's error says; one for several addresses has a code and no message. */
const reasonOf = (cause: Error & { code?: string }) => cause.message || cause.code || cause.name;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
