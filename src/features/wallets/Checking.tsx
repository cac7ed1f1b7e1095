import { Button } from '../../ui/Button.tsx';
import { DepositNote } from './DepositNote.tsx';
import type { DepositAct } from './useDeposit.ts';
import css from './wallets.module.css';
import { words } from './words.ts';

/** A deposit of which nobody knows whether it was placed: it is looked up, never asked for again (WA-05). */
export function Checking({ deposit }: { deposit: DepositAct }) {
  const t = words.use();
  return (
    <section className={css['card']}>
      <h2>{t('checking')}</h2>
      <output>{t('checkingText')}</output>
      <DepositNote note={deposit.note} />
      <Button kind="gold" busy={deposit.checking} onClick={() => void deposit.check()}>
        {t('checkAgain')}
      </Button>
      <p className={css['small']}>{t('startNewText')}</p>
      <Button onClick={() => void deposit.startNew()}>{t('startNew')}</Button>
    </section>
  );
}
