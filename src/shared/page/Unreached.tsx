import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Page } from './Page.tsx';
import { words } from '#i18n/words.en.ts';

/** The error state of a page that isn't cached while the network can't be reached, with a retry button. */
export function Unreached({ onRetry }: { onRetry: () => void }) {
  const t = words.use();
  const brand = import.meta.env.VITE_BRAND_NAME;
  return (
    <Page title={brand}>
      <ErrorState text={t('unreached', { brand })} retryLabel={t('retry')} onRetry={onRetry} />
    </Page>
  );
}
