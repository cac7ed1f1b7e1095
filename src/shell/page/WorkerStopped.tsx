import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from '#shared/page/Page.tsx';
import { words as common } from '#i18n/words.en.ts';
import { words } from '../words.en.ts';

/** Error page for a worker that can't be kept alive; only a reload helps. */
export function WorkerStopped() {
  const t = words.use();
  const say = common.use();
  return (
    <Page title={t('stoppedTitle')}>
      <EmptyState title={t('stoppedText')}>
        <Button kind="gold" onClick={() => location.reload()}>
          {say('reload')}
        </Button>
      </EmptyState>
    </Page>
  );
}
