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
import { supportAddress } from '#shared/support/supportAddress.ts';
import { words } from './words.ts';

/** How often the operator is asked whether it is open again, milliseconds (checklist R-05). */
const pollEvery = 60_000;

/** The operator is closed: since when, until when, and why. It goes home by itself when that is over. */
export default function MaintenanceScreen() {
  const t = words.use();
  const { maintenance, config } = useSnapshot(stores.settings);
  const support = supportAddress(config?.customerServiceQueue ?? []);
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
          <a className={css['onward']} href={support}>
            {t('reach')}
          </a>
        )}
      </EmptyState>
      <MaintenanceWindow />
    </Page>
  );
}

/** Nobody knows yet, on a page just opened, whether the operator is closed: it is asked before this goes home. */
async function leaveIfOpen(): Promise<void> {
  await app.session.bootstrap().catch(() => {});
  if (!stores.settings.maintenance?.status) await go(href('/'), { replace: true });
}
