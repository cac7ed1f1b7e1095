import { Failure } from '#contract/failure.ts';
import type { MonitoringParams as Params } from '#contract/monitoring.ts';
import type { Act } from '#contract/stores.ts';
import type { TrackedEvent } from '#contract/events.ts';
import type { World } from '../world.ts';

export type Track = (event: TrackedEvent) => Promise<void>;

/** Reports acts whose outcome is unknown, and how they ended. */
export function createActEvents(world: Pick<World, 'now'>, track: Track) {
  const tell = <N extends 'act_uncertain' | 'act_settled'>(name: N, params: Params<N>) =>
    void track({ name, screen: '', params }).catch(() => {});

  return {
    /** An act became uncertain by an error of this worker's or, without one, by a restart. */
    uncertain({ call, requestId }: Act, ...by: [error?: unknown]) {
      const [error] = by;
      const why = error instanceof Failure ? error.kind : by.length > 0 ? 'bug' : 'restart';
      const code = error instanceof Failure && error.code;
      tell('act_uncertain', { call, requestId, why, ...(code && { code }) });
    },
    settled({ call, requestId, at }: Act, outcome: Params<'act_settled'>['outcome']) {
      // The device's clock may have been set back since the act began.
      const seconds = Math.max(0, Math.round((world.now() - at) / 1_000));
      tell('act_settled', { call, requestId, outcome, seconds });
    },
  };
}
