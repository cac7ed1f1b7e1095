import { createInvoke } from '#worker/invoke.ts';
import { fakeWorld } from './world.ts';

const parts = {
  world: fakeWorld(() => Promise.reject(new Error('no network'))),
  identity: { known: Promise.resolve() },
  stores: { session: { epoch: 'of the player' } },
};

/** Some groups of actions as a worker exposes them to its page. */
export const exposed = <Groups extends Record<string, object>>(groups: Groups) => ({
  ...groups,
  invoke: createInvoke(parts as never, groups),
});
