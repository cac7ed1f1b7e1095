import { readAmount, writeAmount } from '#contract/typed/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import { Field, type FieldProps } from './Field.tsx';

interface AmountFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'before' | 'reveal' | 'spaced'> {
  /** Whole pesos, so that a phone shows digits alone. */
  whole?: boolean;
}

/**
 * A field for an amount of pesos: the text stays as typed, and the parsed amount is shown below unless it is a plain
 * number.
 */
export function AmountField({ whole = false, value, hint, ...rest }: AmountFieldProps) {
  const amount = readAmount(value);
  const read = amount === null || writeAmount(amount) === value ? undefined : `= ${formatMoney(amount)}`;
  return (
    <Field
      {...rest}
      before="₱"
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      value={value}
      linesApart
      hint={[read, hint].filter(Boolean).join(' · ') || undefined}
    />
  );
}
