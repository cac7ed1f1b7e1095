import { ErrorState } from '#ui/states/ErrorState.tsx';
import { words } from '#i18n/words.en.ts';

/** The error state of a list of games. */
export function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const t = words.use();
  return <ErrorState text={t('gamesFailed')} retryLabel={t('retry')} onRetry={onRetry} />;
}
