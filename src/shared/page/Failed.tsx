import type { Failure } from '#contract/failure.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { failureText } from '#i18n/failureText.ts';
import { words } from '#i18n/words.ts';

/** Stands in the place of what was asked for and didn't come, with the way to ask again. */
export function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const t = words.use();
  const text = failureText(failure) ?? t('needsConnection');
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={() => void onRetry()} />;
}
