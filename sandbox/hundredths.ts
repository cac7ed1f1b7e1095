import type { Money } from '#contract/schema.ts';

/** Pesos as hundredths. */
export const pesos = (amount: number) => Math.round(amount * 100) as Money;

/** Marks a whole number of hundredths as money. */
export const hundredths = (amount: number) => amount as Money;

/** Hundredths formatted for people. */
export const formatted = (amount: Money, more: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', ...more }).format(amount / 100);

/** Hundredths formatted for a headline: whole pesos without hundredths. */
export const formattedShort = (amount: Money) => formatted(amount, { trailingZeroDisplay: 'stripIfInteger' });
