import type { Requirement } from '#contract/endpoints/withdrawals.ts';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import css from './WalletsScreen.module.css';
import { words } from './words.ts';

const leftOf = (list: readonly Readonly<Requirement>[]) => list.reduce((sum, { left }) => sum + left, 0) as Money;

/**
 * How much of the balance is bonus money, and what has to be staked until it is the player's own (BO-06); and what has
 * to be staked for deposits, unless the page says elsewhere what can be withdrawn.
 */
export function BonusMoney({ withdraws }: { withdraws: boolean }) {
  const t = words.use();
  const { value } = useReply('getExchange', {});
  if (!value) return null;
  const { bonusCoin, tradeInfo } = value;
  const left = leftOf(tradeInfo.list.filter(({ kind }) => kind !== 'deposit'));
  const ofDeposits = leftOf(tradeInfo.list.filter(({ kind }) => kind === 'deposit'));
  return (
    <>
      {bonusCoin ? (
        <p className={css['small']}>{t('bonusMoney', { bonus: formatMoney(bonusCoin), left: formatMoney(left) })}</p>
      ) : null}
      {!withdraws && ofDeposits > 0 && (
        <p className={css['small']}>{t('depositMoney', { left: formatMoney(ofDeposits) })}</p>
      )}
    </>
  );
}
