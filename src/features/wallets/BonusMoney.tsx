import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import css from './WalletsScreen.module.css';
import { words } from './words.ts';

/** How much of the balance is bonus money, and what has to be staked until it is the player's own (BO-06). */
export function BonusMoney() {
  const t = words.use();
  const { value } = useReply('getExchange', {});
  if (!value?.bonusCoin) return null;
  const bonuses = value.tradeInfo.list.filter(({ kind }) => kind !== 'deposit');
  const left = bonuses.reduce((sum, each) => sum + each.left, 0) as Money;
  return (
    <p className={css['small']}>{t('bonusMoney', { bonus: formatMoney(value.bonusCoin), left: formatMoney(left) })}</p>
  );
}
