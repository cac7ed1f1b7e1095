import { Skipped } from './check.ts';
import { failureOf, patience, type World } from './network.ts';

/** Sets how far an operator's clock is ahead of real time, in milliseconds, by its address; skips the check where it can't. */
export const createClock =
  (address: string, { fetch }: Pick<World, 'fetch'>) =>
  async (ms: number): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ms });
    const unset = (why: string) => new Skipped(`The "clock" at ${address} can’t be set: ${why}`);
    const response = await fetch(address, {
      method: 'PUT',
      headers,
      body,
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw unset(failureOf(error));
    });
    if (!response.ok) throw unset(`HTTP ${response.status}`);
  };
