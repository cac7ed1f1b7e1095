import { Failure } from '#contract/failure.ts';
import { failureText } from '#i18n/failureText.ts';
import { show } from './modals.ts';
import { toast } from './toasts.ts';
import { track } from './analytics.ts';
import { words } from '#i18n/words.en.ts';

/**
 * How long a toast about the connection stays, milliseconds; an unstable connection shows no second one meanwhile
 * (A15).
 */
const connectionWord = 10_000;

/**
 * Shows a failure: a timeout in the prescribed dialog (spec §8), others as a toast. Any other error is a bug, and
 * goes to the console. `onRetry` offers a retry.
 */
export function report(failure: unknown, onRetry?: () => void): void {
  if (!(failure instanceof Failure)) {
    reportError(failure);
    toast(words.say('brokenTitle'));
    return;
  }
  const text = failureText(failure);
  if (text === undefined) return;
  track('error_shown', { kind: failure.kind, code: failure.code });
  if (failure.kind === 'timeout') void show('tips', { text, onRetry }).catch(() => toast(text));
  else toast(text, failure.kind === 'offline' || failure.kind === 'network' ? connectionWord : 0);
}
