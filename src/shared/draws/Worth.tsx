import type { Money } from '#contract/schema.ts';
import { isMoney, isPropOf, props } from '#contract/props.ts';
import { formatMoney } from '#i18n/money.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { words } from './words.en.ts';

/** How much money, in hundredths, a number of props is worth. */
export interface Rate {
  num: number;
  coin: Money;
}

/**
 * What a prop is worth, in words (players RG-30): its known exchange rate into money, else where it is exchanged, or
 * that it has no cash value; how many tickets a bundle has. Nothing for money itself, and for coupons, which say it
 * themselves.
 */
function useWorth() {
  const t = words.use();
  const propOf = useProps();
  return (id: number, rate?: Rate): string | undefined => {
    const isCoupon = isPropOf('couponGeneral', id) || isPropOf('couponFixed', id) || isPropOf('couponGive', id);
    if (isMoney(id) || isCoupon) return undefined;
    const { name, num } = propOf(id);
    const bundle = num > 1 && isPropOf('lottery', id) ? t('bundle', { n: num }) : undefined;
    const isExchanged = id === props.points || id === props.diamond;
    const value = rate
      ? t('worth', { num: String(rate.num), name, amount: formatMoney(rate.coin) })
      : t(isExchanged ? 'exchanged' : 'noCashValue');
    return [bundle, value].filter(Boolean).join(' · ');
  };
}

/** A line about a prop's worth. */
export function Worth({ id, rate }: { id: number; rate?: Rate }) {
  const text = useWorth()(id, rate);
  return text ? <small>{text}</small> : null;
}
