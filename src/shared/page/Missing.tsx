import { words } from '#i18n/words.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** Says that the code of a part can't be had; loading the page anew asks for it again. */
export function Missing() {
  const t = words.use();
  const text = t('unreached', { brand: import.meta.env.VITE_BRAND_NAME });
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={() => location.reload()} />;
}
