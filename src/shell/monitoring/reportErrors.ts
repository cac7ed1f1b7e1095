import { thrown } from '#browser/thrown.ts';
import { createErrorReporter, textsOf } from '#contract/clientErrors.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';

/** Texts known to be a player's: the logged-in player's data, and the contents of the page's fields. */
function secrets() {
  const { user, savedAccount } = stores.session;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [savedAccount, ...textsOf(user ?? {}), ...[...fields].map(({ value }) => value)];
}

/** Reports the page's errors to the operator, including earlier ones. */
export function reportErrors(): void {
  const report = createErrorReporter('page', secrets, (params) => track('client_error', params));
  thrown.take = ({ error, reason, message }) => report(error ?? reason ?? message);
  for (const event of thrown.early.splice(0)) thrown.take(event);
}
