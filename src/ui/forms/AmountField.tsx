import { useState } from 'react';
import type { Money } from '#contract/schema.ts';
import { readAmount, writeAmount } from './amount.ts';
import { Field, type FieldProps } from './Field.tsx';

interface AmountFieldProps extends Omit<
  FieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'reveal' | 'spaced'
> {
  /** In hundredths; null for no valid amount. */
  value: Money | null;
  onChange: (amount: Money | null) => void;
  /** Whole pesos only. */
  whole?: boolean;
}

const pesos = /^\d*/;
const hundredths = /^\d*(\.\d{0,2})?/;

/** A field for an amount of pesos; it reports hundredths, or null while the text is no valid amount. */
export function AmountField({ value, onChange, whole = false, ...rest }: AmountFieldProps) {
  const [typed, type] = useState('');
  const shown = readAmount(typed) === value ? typed : value === null ? '' : writeAmount(value);

  const change = (text: string) => {
    const [kept = ''] = (whole ? pesos : hundredths).exec(text.replace(/[^\d.]/g, '')) ?? [];
    type(kept);
    onChange(readAmount(kept));
  };
  return (
    <Field
      {...rest}
      before="₱"
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      value={shown}
      onChange={change}
    />
  );
}
