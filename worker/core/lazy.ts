import { Failure } from '#contract/failure.ts';
import type { Facts } from '#contract/stores.ts';
import { patienceOn } from '../network/network.ts';
import { within, type World } from '../world.ts';

/** A group of actions as it is while its code may still have to be loaded. */
type Lazy<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/** What waiting depends on. */
interface Place {
  world: World;
  facts: Facts;
}

/** Code that is loaded when it is first wanted. Fails as a request does when it can't be had in time, and is then asked for again. */
export function lazily<T>({ world, facts }: Place, bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | undefined;
  return () =>
    (brought ??= within(world, patienceOn(facts), bring()).catch((error: unknown) => {
      brought = undefined;
      throw new Failure(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
    }));
}

/** A group of actions whose code is loaded with the first call of any. Nothing lists their names: whatever is called is looked up there. */
export const lazyGroup = <T extends object>(bring: () => Promise<T>) =>
  new Proxy({} as Lazy<T>, {
    get:
      (_, name: string) =>
      async (...args: unknown[]): Promise<unknown> =>
        (Reflect.get(await bring(), name) as (...given: unknown[]) => unknown)(...args),
  });
