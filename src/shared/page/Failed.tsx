import type { Failure } from '#contract/failure.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { failureText } from '#i18n/failureText.ts';
import { words } from '#i18n/words.ts';

/** The error state of something that failed to load, with a retry button. */
export function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const t = words.use();
  const text = failureText(failure) ?? t('needsConnection');
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={() => void onRetry()} />;
}
