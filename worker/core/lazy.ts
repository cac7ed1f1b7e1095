import { Failure } from '#contract/failure.ts';
import type { Facts } from '#contract/stores.ts';
import { timeoutOn } from '../network/network.ts';
import { within, type World } from '../world.ts';

/** What the timeout depends on. */
interface Dependencies {
  world: World;
  facts: Facts;
}

/** What a request that failed in this way fails with. */
const asFailure = (error: unknown): never => {
  throw new Failure(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
};

/**
 * Loads code with its first use, and makes what is used of it. Rejects as a request does when loading fails or times
 * out, and with the bug itself when making fails; both are tried again with the next use.
 */
export function loadOnce<C, T>(
  { world, facts }: Dependencies,
  load: () => Promise<C>,
  make: (code: C) => T,
): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= within(world, timeoutOn(facts), load()).catch(asFailure).then(make);
    return made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
  };
}
