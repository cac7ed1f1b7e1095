import type { Money } from '#contract/schema.ts';
import css from './MoneyText.module.css';
import { formatMoney } from '#i18n/money.ts';

interface MoneyTextProps {
  /** Hundredths; a dash for an unknown amount. */
  amount: Money | null | undefined;
  /** Shows a sign and its colour. */
  signed?: boolean;
  /** In a balance's type size. */
  large?: boolean;
}

/** An amount of pesos in tabular figures, in one line. */
export function MoneyText({ amount, signed = false, large = false }: MoneyTextProps) {
  const credited = signed && (amount ?? 0) > 0;
  const className = [css['money'], large && css['large'], credited && css['came']].filter(Boolean).join(' ');
  return (
    <span className={className}>
      {credited && '+'}
      {formatMoney(amount)}
    </span>
  );
}
