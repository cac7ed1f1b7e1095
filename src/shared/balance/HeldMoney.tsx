import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { Progress } from '#ui/states/Progress.tsx';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';
import { wageringOf } from './wagering.ts';

interface HeldMoneyProps {
  exchange: Pick<Output<'getExchange'>, 'coin' | 'withdrawable' | 'bonusCoin' | 'needBet' | 'tradeInfo'>;
  /** Shows what a break would hold back, before it starts. */
  onBreak?: boolean;
  /** Adds a progress bar for the wagering. */
  bars?: boolean;
}

/**
 * The money that can't be withdrawn yet (BO-06), own and bonus money apart: how much to wager for it, as one sum if
 * the operator's list is incomplete, or, on a break, that it stays until the end. Nothing for an excluded player.
 */
export function HeldMoney({ exchange, onBreak = false, bars = false }: HeldMoneyProps) {
  const t = words.use();
  const { state } = useSnapshot(stores.rg);
  const rests = state === rgStates.onBreak || onBreak;
  const { own, bonus, isHeld, isSplit } = wageringOf(exchange);
  const parts = [
    { key: 'own', ...own, waits: 'ownHeld', stays: 'ownStays' },
    { key: 'bonus', ...bonus, waits: 'bonusHeld', stays: 'bonusStays' },
  ] as const;
  if (state === rgStates.excluded) return null;
  if (!rests && !isSplit) {
    if (!isHeld || exchange.needBet === 0) return null;
    const left = formatMoney(exchange.needBet);
    return <p className={typography['caption']}>{t(exchange.withdrawable > 0 ? 'allHeld' : 'noneFree', { left })}</p>;
  }
  return parts.map(({ key, held, need, left, waits, stays }) => {
    if (held === 0) return null;
    const sums = { held: formatMoney(held), left: formatMoney(left) };
    if (rests) return <p key={key}>{t(stays, sums)}</p>;
    if (!bars)
      return (
        <p key={key} className={typography['caption']}>
          {t(waits, sums)}
        </p>
      );
    const done = { done: formatMoney((need - left) as typeof need), need: formatMoney(need) };
    return <Progress key={key} label={t(waits, sums)} value={need - left} max={need} text={t('wagered', done)} />;
  });
}
