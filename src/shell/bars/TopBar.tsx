import { useId } from 'react';
import { Link } from 'wouter';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import { shellParts } from '#shared/page/shellParts.ts';
import { Balance } from '#shared/page/Balance.tsx';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import css from './TopBar.module.css';
import { words } from '#i18n/words.en.ts';

/** The top bar: the brand, and log-in for visitors or the balance for players. */
export function TopBar() {
  const SkipLinks = useSnapshot(shellParts).parts?.SkipLinks;
  return (
    <header className={css['bar']}>
      {SkipLinks && <SkipLinks />}
      <Link href={href('/')} className={css['brand']}>
        {import.meta.env.VITE_BRAND_NAME}
      </Link>
      <Whoever />
    </header>
  );
}

function Whoever() {
  const t = words.use();
  const amountId = useId();
  const { known, userId } = useSnapshot(stores.session);
  if (!known) return null;
  if (userId !== 0) {
    return (
      <Link href={href('/wallets')} className={css['balance']} aria-describedby={amountId}>
        <Balance amountId={amountId} />
      </Link>
    );
  }
  const open = (name: 'login' | 'register') => void show(name, {}).catch(report);
  return (
    <div className={css['entrances']}>
      <Button kind="quiet" onClick={() => open('login')}>
        {t('login')}
      </Button>
      <Button kind="gold" onClick={() => open('register')}>
        {t('register')}
      </Button>
    </div>
  );
}
