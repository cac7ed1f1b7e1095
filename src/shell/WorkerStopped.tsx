import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from '#shared/page/Page.tsx';
import { words } from '#i18n/words.ts';

/** Error page for a worker that can't be kept alive; only a reload helps. */
export function WorkerStopped() {
  const t = words.use();
  return (
    <Page title={t('stoppedTitle')}>
      <EmptyState title={t('stoppedText')}>
        <Button kind="gold" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </EmptyState>
    </Page>
  );
}
