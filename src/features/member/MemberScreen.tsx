import css from './MemberScreen.module.css';
import { build } from '#data/updates.ts';
import { client } from '#contract/client.ts';
import { useEffect } from 'react';
import { show } from '#nav/modals.ts';
import { Page } from '#shared/page/Page.tsx';
import { report } from '#nav/report.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { KeepOnce } from './KeepOnce.tsx';
import { Menu } from './Menu.tsx';
import { Identity } from './Identity.tsx';
import { words } from './words.en.ts';

/** Logging out must work offline, so its dialog is in the same file of the build as the page. */
export { LogoutModal } from './LogoutModal.tsx';

/** The player's profile page: identity, balance, and the menu. */
export default function MemberScreen() {
  const t = words.use();

  useEffect(() => {
    void app.session.refresh().catch(() => {});
  }, []);

  return (
    <Page title={t('title')}>
      <Identity />
      <BalanceCard />
      <Menu />
      <KeepOnce />
      <Button kind="danger" wide onClick={() => void show('logout', {}).catch(report)}>
        {t('logout')}
      </Button>
      <Version />
    </Page>
  );
}

/** The version of the app, for support (ME-08). */
function Version() {
  const t = words.use();
  return <p className={css['version']}>{t('version', { version: client.version, build })}</p>;
}
