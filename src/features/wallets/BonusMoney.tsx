import { useSnapshot } from 'valtio';
import type { Requirement } from '#contract/endpoints/withdrawals.ts';
import type { Money } from '#contract/schema.ts';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

const leftOf = (list: readonly Readonly<Requirement>[]) => list.reduce((sum, { left }) => sum + left, 0) as Money;

/**
 * How much of the balance is bonus money, and what has to be staked until it is the player's own (BO-06); and what has
 * to be staked for deposits, unless play is closed, or the page says elsewhere what can be withdrawn.
 */
export function BonusMoney({ withdraws }: { withdraws: boolean }) {
  const t = words.use();
  const mayPlay = useSnapshot(stores.rg).state === rgStates.normal;
  const { value } = useReply('getExchange', {});
  if (!value) return null;
  const { coin, withdrawable, bonusCoin, tradeInfo } = value;
  const held = coin - withdrawable - (bonusCoin ?? 0);
  const left = leftOf(tradeInfo.list.filter(({ kind }) => kind !== 'deposit'));
  const ofDeposits = leftOf(tradeInfo.list.filter(({ kind }) => kind === 'deposit'));
  return (
    <>
      {bonusCoin ? (
        <p className={typography['caption']}>
          {t('bonusMoney', { bonus: formatMoney(bonusCoin), left: formatMoney(left) })}
        </p>
      ) : null}
      {mayPlay && !withdraws && held > 0 && ofDeposits > 0 && (
        <p className={typography['caption']}>{t('depositMoney', { left: formatMoney(ofDeposits) })}</p>
      )}
    </>
  );
}
