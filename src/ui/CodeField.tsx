import { Field, type FieldProps } from './Field.tsx';

interface CodeFieldProps extends Omit<FieldProps, 'maxLength' | 'spaced'> {
  length: number;
}

/** A code that came by message: digits alone, and the phone may fill it in. */
export function CodeField({ length, onChange, ...rest }: CodeFieldProps) {
  return (
    <Field
      {...rest}
      spaced
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(value) => onChange(value.replace(/\D/g, '').slice(0, length))}
    />
  );
}
