import type { ClipboardEvent } from 'react';
import { readAmount, writeAmount } from '#contract/typed/amount.ts';
import { formatMoney } from '#i18n/money.ts';
import { Field, type FieldProps } from './Field.tsx';

const lineBreaks = /[\r\n\u2028\u2029]+/g;

/** Pastes several lines as cells: browsers join lines in a field, and would make one amount of `500` above `600`. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void) {
  const text = event.clipboardData.getData('text/plain').trim();
  const cells = text.replace(lineBreaks, '\t');
  if (cells === text) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.setRangeText(cells, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  onChange(field.value);
}

interface AmountFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'before' | 'reveal' | 'spaced'> {
  /** Whole pesos, so that a phone shows digits alone. */
  whole?: boolean;
}

/**
 * A field for an amount of pesos: the text stays as typed, and the parsed amount is shown below unless it is a plain
 * number.
 */
export function AmountField({ whole = false, value, hint, onChange, ...rest }: AmountFieldProps) {
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
      onChange={onChange}
      onPaste={(event) => pasteLines(event, onChange)}
      hint={[read, hint].filter(Boolean).join(' · ') || undefined}
    />
  );
}
