import { useId } from 'react';
import { Link } from 'wouter';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { shellParts } from '#shared/page/shellParts.ts';
import { Balance } from '#shared/page/Balance.tsx';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { useFeature } from '#data/features.ts';
import { prefer, preferences } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import css from './TopBar.module.css';
import icon from '#ui/iconButton.module.css';
import { words } from '#i18n/words.en.ts';

/** The top bar: the brand, and log-in for visitors, or mail and balance for players. */
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
  const { known, userId } = useSnapshot(stores.session);
  if (!known) return null;
  if (userId !== 0) return <Player />;
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

/** The ways to a player's mail and to a deposit, and the balance, which can be hidden on this device. */
function Player() {
  const t = words.use();
  const [amountId, mailId] = [useId(), useId()];
  const { parts } = useSnapshot(shellParts);
  const { hidesBalance } = useSnapshot(preferences);
  const hasMail = useFeature('mail');
  return (
    <div className={css['player']}>
      {hasMail && (
        <div className={css['mail']}>
          <Link
            href={href('/email')}
            className={`${icon['iconButton']} ${css['tool']}`}
            aria-label={t('inbox')}
            aria-describedby={mailId}
          >
            <Icon name="bell" />
          </Link>
          {parts && <parts.MailCount id={mailId} />}
        </div>
      )}
      <div className={css['pill']}>
        <button
          type="button"
          className={`${icon['iconButton']} ${css['tool']}`}
          aria-label={t('hideBalance')}
          aria-pressed={hidesBalance}
          onClick={() => prefer({ hidesBalance: !hidesBalance })}
        >
          <Icon name={hidesBalance ? 'hidden' : 'eye'} />
        </button>
        <Link href={href('/wallets')} className={css['balance']} aria-describedby={amountId}>
          <Balance amountId={amountId} concealed={hidesBalance} />
        </Link>
        <Link
          href={href('/wallets', { name: 'deposit' })}
          className={`${icon['iconButton']} ${css['add']}`}
          aria-label={t('deposit')}
        >
          <Icon name="plus" />
        </Link>
      </div>
    </div>
  );
}
