import { createErrorReporter, textsOf } from '#contract/clientErrors.ts';
import type { Core } from './core/core.ts';
import type { TrackedEvent } from '#contract/events.ts';
import { countTraffic } from './network/traffic.ts';

/**
 * Starts what the worker does once the first screen is there: it counts the bytes it loads, and tells the operator of
 * its own errors, those of `scope`.
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
