import { Failure } from '#contract/failure.ts';
import type { Core } from './core/core.ts';
import { inTime } from './core/inTime.ts';

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

type Parts = Pick<Core, 'world' | 'identity'> & { stores: Pick<Core['stores'], 'session'> };

/**
 * Invokes actions of some groups by name; a group is loaded with the first of its actions. Rejects as `stopped` if
 * another session has begun meanwhile, as the action would be done for another player than the one who asked, and as
 * `timeout` if the code of money acts comes late.
 */
export function createInvoke({ world, identity, stores: { session } }: Parts, groups: Readonly<Record<string, Group>>) {
  async function loaded(name: string, load: () => Promise<object>) {
    await identity.known;
    const { epoch } = session;
    const actions = await (name === 'money' ? inTime(world, load()) : load());
    if (session.epoch !== epoch) throw new Failure('stopped');
    return actions;
  }

  return async (name: string, action: string, ...given: unknown[]): Promise<unknown> => {
    const group = groups[name]!;
    const actions = typeof group === 'function' ? await loaded(name, group as () => Promise<object>) : group;
    return (actions as Record<string, (...args: unknown[]) => unknown>)[action]!(...given);
  };
}
