import { Failure } from '../../worker/contract/failure.ts';
import { failureText } from './failureText.ts';
import { show } from './modals.ts';
import { toast } from './toasts.ts';
import { track } from './track.ts';
import { words } from './words.ts';

/**
 * Says that something went wrong: a timeout in the dialog that the spec names (§8), the rest in passing. What is no
 * failure is a bug, and is told to the console as one.
 */
export function report(failure: unknown): void {
  if (!(failure instanceof Failure)) {
    reportError(failure);
    toast(words.say('brokenTitle'));
    return;
  }
  const text = failureText(failure);
  if (text === undefined) return;
  track('error_shown', { kind: failure.kind, code: failure.code });
  if (failure.kind === 'timeout') void show('tips', { text });
  else toast(text);
}
