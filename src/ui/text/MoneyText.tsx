import type { Money } from '#contract/schema.ts';
import hidden from '../visuallyHidden.module.css';
import css from './MoneyText.module.css';
import { formatMoney } from '#i18n/money.ts';

const noCentavos = '.00';

interface MoneyTextProps {
  /** Hundredths; a dash for an unknown amount. */
  amount: Money | null | undefined;
  /** Shows a sign and its colour. */
  signed?: boolean;
  /** Whole pesos are seen without centavos; screen readers hear them. */
  short?: boolean;
  /** In a balance's type size. */
  large?: boolean;
}

/** An amount of pesos in tabular figures, in one line. */
export function MoneyText({ amount, signed = false, short = false, large = false }: MoneyTextProps) {
  const credited = signed && (amount ?? 0) > 0;
  const text = formatMoney(amount);
  const className = [css['money'], large && css['large'], credited && css['came']].filter(Boolean).join(' ');
  return (
    <span className={className}>
      {credited && '+'}
      {text.endsWith(noCentavos) && short ? (
        <>
          <span aria-hidden="true">{text.slice(0, -noCentavos.length)}</span>
          <span className={hidden['unseen']}>{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
