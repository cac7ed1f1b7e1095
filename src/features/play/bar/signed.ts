import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';

/** An amount of pesos with its sign, also a plus. */
export const signed = (amount: Money | null) => `${amount !== null && amount > 0 ? '+' : ''}${formatMoney(amount)}`;
