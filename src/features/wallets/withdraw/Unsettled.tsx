import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { Note, WithdrawalAct } from './useWithdrawal.ts';
import css from './WithdrawalScreen.module.css';
import { words } from './words.ts';

/** A withdrawal of which nobody knows whether it began: it is looked up, never asked for again, and blocks another one (A4). */
export function Unsettled({ act }: { act: WithdrawalAct }) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  return (
    <Card>
      <div className={css['stack']}>
        <h2 className={css['heading']}>{t('checking')}</h2>
        <p>{t('checkingText')}</p>
        <output className={css['small']}>
          {!onLine ? t('checkingOffline') : act.lookedInVain ? t('stillUnknown') : ''}
        </output>
        <Button kind="gold" busy={act.looking} off={!onLine} onClick={act.look}>
          {t('checkAgain')}
        </Button>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
      </div>
    </Card>
  );
}

/** What became of a withdrawal that wasn't known for a while. */
export function Settled({ note }: { note: Note }) {
  const t = words.use();
  return (
    <Card>
      <div className={css['stack']}>
        <output>{t(note)}</output>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
      </div>
    </Card>
  );
}
