import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from '#shared/page/Page.tsx';
import { words } from '#i18n/words.ts';

/** The worker couldn't be kept alive: nothing goes on without it. */
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
