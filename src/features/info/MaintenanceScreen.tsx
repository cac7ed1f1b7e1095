import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from './Article.module.css';
import { MaintenanceWindow } from './MaintenanceWindow.tsx';
import { SupportLink } from '#shared/support/SupportLink.tsx';
import { useSupportQueue } from '#shared/support/supportQueue.ts';
import { supportWay } from '#shared/support/supportWay.ts';
import { words } from './words.en.ts';

/**
 * The operator is under maintenance: since when, until when, and why. The worker asks whether that is over, and the page
 * redirects home then.
 */
export default function MaintenanceScreen() {
  const t = words.use();
  const { maintenance } = useSnapshot(stores.settings);
  const queue = useSupportQueue();
  const support = supportWay(queue);
  const { busy, run } = useAction(() => app.session.bootstrap());
  const isShown = useIsShown();
  const closed = Boolean(maintenance?.status);
  const [wasClosed, setWasClosed] = useState(closed);
  if (closed && !wasClosed) setWasClosed(true);

  useEffect(() => {
    if (!closed) void leave(wasClosed, isShown);
  }, [closed, wasClosed, isShown]);

  return (
    <Page title={t('maintenance')}>
      <EmptyState
        picture="/icons/states/maintenance.svg"
        title={maintenance?.msg || t('maintenanceText')}
        text={t('checking')}
      >
        <Button busy={busy} onClick={() => void run()}>
          {t('checkNow')}
        </Button>
        {support && (
          <SupportLink way={support} className={css['onward']}>
            {t('reach')}
          </SupportLink>
        )}
      </EmptyState>
      <MaintenanceWindow />
    </Page>
  );
}

/** Redirects home; on a page just loaded, where it isn't known whether the operator is open, it asks first. */
async function leave(isKnownOpen: boolean, isShown: () => boolean): Promise<void> {
  if (!isKnownOpen) await app.session.bootstrap().catch(() => {});
  if (isShown() && !stores.settings.maintenance?.status) await go(href('/'), { replace: true });
}
