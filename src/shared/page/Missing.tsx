import { words } from '#i18n/words.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** The error state of a part whose code failed to load; a page reload retries it. */
export function Missing() {
  const t = words.use();
  const text = t('unreached', { brand: import.meta.env.VITE_BRAND_NAME });
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={() => location.reload()} />;
}
