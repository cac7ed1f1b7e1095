import type { Money } from '#contract/schema.ts';

const noAmount = '—';
/** A minus sign with a word joiner, which keeps a line from breaking before the amount. */
const minus = '−\u2060';
const perPeso = 100;

/** Hundredths as pesos, `₱1,234.50`, in integer arithmetic throughout; a dash for an unknown amount (spec §9). */
export function formatMoney(amount: Money | null | undefined): string {
  if (amount === null || amount === undefined) return noAmount;
  const size = Math.abs(amount);
  const cents = String(size % perPeso).padStart(2, '0');
  const pesos = String((size - (size % perPeso)) / perPeso).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? minus : ''}₱${pesos}.${cents}`;
}
