import { readAmount, writeAmount } from '#contract/typed/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import { Field, type FieldProps } from './Field.tsx';

interface AmountFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'before' | 'reveal' | 'spaced'> {
  /** Whole pesos are asked for, so that a phone shows digits alone. */
  whole?: boolean;
}

/**
 * A field for an amount of pesos: the text stays as it was typed, and where that isn't a plain number, the amount that
 * is read from it stands below.
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
      hint={[read, hint].filter(Boolean).join(' · ') || undefined}
    />
  );
}
