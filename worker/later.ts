import { Failure } from './contract/failure.ts';

type Later<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

/** Names that don't reach a worker: its proxy means something else by them. */
type Reserved = 'then' | 'bind';

/** Actions whose code comes with the first call of any. Fails as a request does when it can't be had. */
export function later<T extends object, N extends Exclude<keyof T & string, Reserved>>(
  bring: () => Promise<T>,
  names: readonly N[],
) {
  let brought: Promise<T> | undefined;
  const have = () =>
    (brought ??= bring().catch(() => {
      brought = undefined;
      throw new Failure('network');
    }));
  const actions = names.map((name) => [
    name,
    async (...args: unknown[]) => ((await have())[name] as (...args: unknown[]) => unknown)(...args),
  ]);
  return Object.fromEntries(actions) as { [K in N]: Later<T[K]> };
}
