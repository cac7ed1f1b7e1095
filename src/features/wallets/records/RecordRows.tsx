import type { CoinEntry, Recharge } from '#contract/endpoints/money.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { formatMoney } from '#i18n/money.ts';
import { PayLink } from '../PayLink.tsx';
import typography from '#ui/typography.module.css';
import css from '../WalletsScreen.module.css';
import { words } from '../words.en.ts';
import { typeText } from '#shared/records/entryTypes.ts';
import { words as records } from '#shared/records/words.en.ts';
import { Time } from './Time.tsx';

/** Text keys of a deposit's status. */
export const stateKeys = {
  [rechargeStates.waiting]: 'stateWaiting',
  [rechargeStates.paid]: 'statePaid',
  [rechargeStates.failed]: 'stateFailed',
  [rechargeStates.expired]: 'stateExpired',
} as const;

/** Styles of statuses that are good or bad news. */
const tones: Partial<Record<Recharge['status'], string | undefined>> = {
  [rechargeStates.paid]: css['gain'],
  [rechargeStates.failed]: typography['danger'],
};

/** A deposit: amount, channel, status, and a link to pay while it is pending. */
export function DepositRow({ deposit }: { deposit: Recharge }) {
  const t = words.use();
  const { orderNo, time, amount, bonus, channel, status } = deposit;
  return (
    <li className={css['row']}>
      <span className={css['what']}>{t('depositBy', { channel })}</span>
      <span className={css['sum']}>{formatMoney(amount)}</span>
      <span className={css['number']}>
        <Time at={time} as="clock" />
      </span>
      <span className={`${css['number']} ${tones[status] ?? ''}`}>{t(stateKeys[status])}</span>
      <span className={css['number']}>{orderNo}</span>
      <span className={css['number']}>{bonus ? t('bonusLine', { amount: formatMoney(bonus) }) : ''}</span>
      <PayLink deposit={deposit} />
    </li>
  );
}

/** A ledger row: the reason, the change of the balance, and the balance after it. */
export function EntryRow({ entry }: { entry: CoinEntry }) {
  const t = words.use();
  const say = records.use();
  const { time, amount, balance, orderNo, remark } = entry;
  return (
    <li className={css['row']}>
      <span className={css['what']}>{typeText(say, entry)}</span>
      <span className={amount > 0 ? `${css['sum']} ${css['gain']}` : css['sum']}>
        {amount > 0 && '+'}
        {formatMoney(amount)}
      </span>
      <span className={css['number']}>
        <Time at={time} as="clock" />
      </span>
      <span className={css['number']}>{t('balanceAfter', { amount: formatMoney(balance) })}</span>
      {(remark || orderNo) && (
        <span className={`${css['number']} ${css['wide']}`}>{[remark, orderNo].filter(Boolean).join(' · ')}</span>
      )}
    </li>
  );
}
