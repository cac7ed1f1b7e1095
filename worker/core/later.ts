import { Failure } from '#contract/failure.ts';
import type { Facts } from '#contract/stores.ts';
import { patienceOn } from '../network/network.ts';
import { within, type World } from '../world.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

/** Names that don't reach a worker: its proxy means something else by them. */
type Reserved = 'then' | 'bind';

/** What waiting depends on. */
interface Place {
  world: World;
  facts: Facts;
}

/** Code that comes when it is first wanted. Fails as a request does when it can't be had in time, and is then asked for again. */
export function lazily<T>({ world, facts }: Place, bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | undefined;
  return () =>
    (brought ??= within(world, patienceOn(facts), bring()).catch((error: unknown) => {
      brought = undefined;
      throw new Failure(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
    }));
}

/** Actions whose code comes with the first call of any. */
export function later<T extends object, N extends Exclude<keyof T & string, Reserved>>(
  place: Place,
  bring: () => Promise<T>,
  names: readonly N[],
) {
  const have = lazily(place, bring);
  const actions = names.map((name) => [
    name,
    async (...args: unknown[]) => ((await have())[name] as (...args: unknown[]) => unknown)(...args),
  ]);
  return Object.fromEntries(actions) as { [K in N]: Later<T[K]> };
}
