import { Failure } from '#contract/failure.ts';
import { failureText } from '#i18n/failureText.ts';
import { show } from './modals.ts';
import { toast } from './toasts.ts';
import { track } from './analytics.ts';
import { words } from '#i18n/words.ts';

/** A word about the connection stands so long, milliseconds: however often it comes and goes, no more than one is said meanwhile (A15). */
const connectionWord = 10_000;

/**
 * Says that something went wrong: a timeout in the dialog that is prescribed (spec §8), the rest in passing. What is no
 * failure is a bug, and is told to the console as one. Who can ask again says how: `onRetry`.
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
  if (failure.kind === 'timeout') void show('tips', { text, onRetry });
  else toast(text, failure.kind === 'offline' || failure.kind === 'network' ? connectionWord : 0);
}
