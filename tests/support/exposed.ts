import { createInvoke } from '#worker/invoke.ts';

/** Some groups of actions as a worker exposes them to its page. */
export const exposed = <Groups extends Record<string, object>>(groups: Groups) => ({
  ...groups,
  invoke: createInvoke(groups, () => ''),
});
