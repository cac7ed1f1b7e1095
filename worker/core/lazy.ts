import { Failure } from '#contract/failure.ts';
import type { Facts } from '#contract/stores.ts';
import { timeoutOn } from '../network/network.ts';
import { within, type World } from '../world.ts';

/** What the timeout depends on. */
interface Dependencies {
  world: World;
  facts: Facts;
}

/** Converts such an error to the failure that a request would reject with. */
const asFailure = (error: unknown): never => {
  throw new Failure(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
};

/**
 * Loads code on first use, and creates from it. Rejects as a request does when loading fails or times out, and with
 * the bug itself when creating fails; the next use retries both.
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
