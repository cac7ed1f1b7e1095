import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
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

/** Polling interval while the operator is under maintenance, milliseconds (checklist R-05). */
const pollEvery = 60_000;

/** The operator is under maintenance: since when, until when, and why. It redirects home when that is over. */
export default function MaintenanceScreen() {
  const t = words.use();
  const { maintenance } = useSnapshot(stores.settings);
  const queue = useSupportQueue();
  const support = supportWay(queue);
  const { busy, run } = useAction(() => app.session.bootstrap());
  const closed = Boolean(maintenance?.status);

  useEffect(() => {
    if (!closed) void leaveIfOpen();
  }, [closed]);
  useEffect(() => {
    const timer = setInterval(() => void app.session.bootstrap().catch(() => {}), pollEvery);
    return () => clearInterval(timer);
  }, []);

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

/** On a page just loaded the maintenance state is unknown: asks the operator, and redirects home if it is open. */
async function leaveIfOpen(): Promise<void> {
  await app.session.bootstrap().catch(() => {});
  if (!stores.settings.maintenance?.status) await go(href('/'), { replace: true });
}
