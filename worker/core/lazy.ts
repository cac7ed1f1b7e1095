import { Failure } from '#contract/failure.ts';
import type { Facts } from '#contract/stores.ts';
import { timeoutOn } from '../network/network.ts';
import { within, type World } from '../world.ts';

/** A group of actions as it is while its code may still have to be loaded. */
type Lazy<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

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

/**
 * A group of actions whose code is loaded with the first call of any; the proxy looks the action up by its name, so
 * nothing lists them.
 */
export const lazyGroup = <T extends object>(load: () => Promise<T>) =>
  new Proxy({} as Lazy<T>, {
    get:
      (_, name: string) =>
      async (...args: unknown[]): Promise<unknown> =>
        (Reflect.get(await load(), name) as (...params: unknown[]) => unknown)(...args),
  });
