import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Page } from './Page.tsx';
import { words } from '#i18n/words.ts';

/** A first visit, or a page never opened before, that reaches nobody: there is nothing to show yet, only to ask again. */
export function Unreached({ onRetry }: { onRetry: () => void }) {
  const t = words.use();
  const brand = import.meta.env.VITE_BRAND_NAME;
  return (
    <Page title={brand}>
      <ErrorState text={t('unreached', { brand })} retryLabel={t('retry')} onRetry={onRetry} />
    </Page>
  );
}
