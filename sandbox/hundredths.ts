import type { Money } from '#contract/schema.ts';

/** So many pesos, in hundredths. */
export const pesos = (amount: number) => Math.round(amount * 100) as Money;

/** A sum that is known to be whole hundredths. */
export const hundredths = (amount: number) => amount as Money;

/** Hundredths as people read them. */
export const formatted = (amount: Money) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(amount / 100);
