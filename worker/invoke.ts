import { Failure } from '#contract/failure.ts';

/** A group of actions, or how to load it. */
type Group = object | (() => Promise<object>);

/** The groups' types once all are loaded. */
export type Loaded<Groups> = {
  [G in keyof Groups]: Groups[G] extends () => Promise<infer Actions> ? Actions : Groups[G];
};

/** An action as called from outside: it always answers asynchronously. */
export type Later<F> = F extends (...args: never[]) => Promise<unknown>
  ? F
  : F extends (...args: infer A) => infer R
    ? (...args: A) => Promise<R>
    : never;

/**
 * Invokes actions of some groups by name; a group is loaded with the first of its actions. Rejects as `stopped` if the
 * session of whoever asked, named by its `epoch`, has ended meanwhile.
 */
export const createInvoke =
  (groups: Readonly<Record<string, Group>>, epoch: () => string) =>
  async (name: string, action: string, ...given: unknown[]): Promise<unknown> => {
    const [group, before] = [groups[name]!, epoch()];
    const actions = typeof group === 'function' ? await group() : group;
    if (before && before !== epoch()) throw new Failure('stopped');
    return (actions as Record<string, (...args: unknown[]) => unknown>)[action]!(...given);
  };
