import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoney } from '#i18n/money.ts';
import css from './Balance.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import { shown, stores } from '#data/stores.ts';
import { words } from '#i18n/words.en.ts';
import { useAge } from './useAge.ts';

/** Age from which a balance is shown with its time, milliseconds before the operator's last answer. */
const staleAfter = 60_000;

/** The player's balance, with its time when it may be stale; `concealed` where the player doesn't want it to be read. */
export function Balance({ amountId, concealed = false }: { amountId?: string; concealed?: boolean }) {
  const t = words.use();
  const { coin, at } = useSnapshot(shown).wallet;
  const { heardAt } = useSnapshot(stores.network);
  const time = useAge(at, heardAt - at > staleAfter);
  const way = useWay(coin);
  return (
    <output className={css['balance']} aria-label={t('balance')}>
      <span key={coin} id={amountId} className={css['amount']} data-way={way}>
        {concealed ? <Concealed /> : formatMoney(coin)}
      </span>
      {time && !concealed && <span className={css['age']}>{t('asOf', { time })}</span>}
    </output>
  );
}

/** Whether a number went up or down when it changed last. */
function useWay(value: number | null): 'up' | 'down' | undefined {
  const [last, setLast] = useState(value);
  const [way, setWay] = useState<'up' | 'down'>();
  if (value !== last) {
    setLast(value);
    setWay(last === null || value === null ? undefined : value > last ? 'up' : 'down');
  }
  return way;
}

/** Stands for the amount, for eyes and for screen readers. */
function Concealed() {
  const t = words.use();
  return (
    <>
      <span aria-hidden="true">₱••••••</span>
      <span className={hidden['unseen']}>{t('balanceHidden')}</span>
    </>
  );
}
