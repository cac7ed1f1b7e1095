import { Button } from '#ui/Button.tsx';
import { DepositNote } from './DepositNote.tsx';
import type { DepositAct } from './useDeposit.ts';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

/** Shown while the outcome of a deposit is unknown: it is looked up and never sent again (WA-05). */
export function UnknownDeposit({ deposit: { act, note } }: { deposit: DepositAct }) {
  const t = words.use();
  const { onLine, looking, look, leave } = act;
  return (
    <section className={`${cardClass()} ${css['card']}`}>
      <h2>{t('checking')}</h2>
      <output>{t('checkingText')}</output>
      {onLine ? <DepositNote note={note} /> : <p className={css['reason']}>{t('checkingOffline')}</p>}
      <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
        {t('checkAgain')}
      </Button>
      <p className={typography['caption']}>{t('startNewText')}</p>
      <Button onClick={leave}>{t('startNew')}</Button>
    </section>
  );
}
