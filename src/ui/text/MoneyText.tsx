import { Fragment } from 'react';
import type { Money } from '#contract/schema.ts';
import css from './MoneyText.module.css';
import { formatMoney } from '#i18n/money.ts';

interface MoneyTextProps {
  /** Hundredths; a dash when nobody knows. */
  amount: Money | null | undefined;
  /** Says by sign and colour whether it came or went. */
  signed?: boolean;
  /** As large as a balance. */
  large?: boolean;
}

/** An amount of pesos, in digits of one width; a large one breaks after its thousands, where text is large too. */
export function MoneyText({ amount, signed = false, large = false }: MoneyTextProps) {
  const came = signed && (amount ?? 0) > 0;
  const look = [css['money'], large && css['large'], came && css['came']].filter(Boolean).join(' ');
  return (
    <span className={look}>
      {came && '+'}
      {formatMoney(amount)
        .split(/(?<=,)/)
        .map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </span>
  );
}
