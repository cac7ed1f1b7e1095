import { createErrorReporter, textsOf } from '#contract/clientErrors.ts';
import type { Core } from './core/core.ts';
import type { TrackedEvent } from '#contract/events.ts';
import { countTraffic } from './network/traffic.ts';

/**
 * Starts the worker's background work once the first screen is shown: it counts loaded bytes and reports its own
 * errors, those of `scope`, to the operator.
 */
export function startBackground(
  { stores }: Pick<Core, 'stores'>,
  track: (event: TrackedEvent) => Promise<void>,
  scope: EventTarget = self,
): void {
  countTraffic(stores);
  const { session } = stores;
  const report = createErrorReporter(
    'worker',
    () => [session.savedAccount, ...textsOf(session.user ?? {})],
    (params) => void track({ name: 'client_error', screen: '', params }).catch(() => {}),
  );
  scope.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    report(error ?? message);
  });
  scope.addEventListener('unhandledrejection', (event) => report((event as PromiseRejectionEvent).reason));
}
