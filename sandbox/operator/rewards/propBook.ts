import { isMoney, isPropOf, props } from '#contract/props.ts';
import type { couponTerms } from '../money/couponTerms.ts';
import type { Currency } from '#sandbox/ledger/currencies.ts';

/** How many lottery tickets each lottery prop is worth. */
export const ticketsOf: Readonly<Record<number, number>> = { 80_001: 1, 80_002: 5, 80_003: 10 };

/** What giving a prop means: an amount of a currency for each, or coupons. */
export type Given = { currency: Currency; each: number } | { coupons: keyof typeof couponTerms };

const ofOne = (currency: Currency) => ({ currency, each: 1 });

/** A prop's booking; throws for an unknown prop. */
export function givenBy(propId: number): Given {
  if (isMoney(propId)) return ofOne('coin');
  if (propId === props.points) return ofOne('points');
  if (propId === props.diamond) return ofOne('diamond');
  if (propId === props.activityPoints) return ofOne('activity');
  if (isPropOf('newYear', propId)) return ofOne(`item:${propId}`);
  if (isPropOf('lottery', propId)) return { currency: 'lottery', each: ticketsOf[propId]! };
  const coupons = (['couponGeneral', 'couponFixed', 'couponGive'] as const).find((range) => isPropOf(range, propId));
  if (!coupons) throw new TypeError(`Nobody knows what prop ${propId} is`);
  return { coupons };
}
