import { Failure } from './contract/failure.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

/** Names that don't reach a worker: its proxy means something else by them. */
type Reserved = 'then' | 'bind';

/** Code that comes when it is first wanted. Fails as a request does when it can't be had, and is then asked for again. */
export function lazily<T>(bring: () => Promise<T>): () => Promise<T> {
  let brought: Promise<T> | undefined;
  return () =>
    (brought ??= bring().catch(() => {
      brought = undefined;
      throw new Failure('network');
    }));
}

/** Actions whose code comes with the first call of any. */
export function later<T extends object, N extends Exclude<keyof T & string, Reserved>>(
  bring: () => Promise<T>,
  names: readonly N[],
) {
  const have = lazily(bring);
  const actions = names.map((name) => [
    name,
    async (...args: unknown[]) => ((await have())[name] as (...args: unknown[]) => unknown)(...args),
  ]);
  return Object.fromEntries(actions) as { [K in N]: Later<T[K]> };
}
