import { Field, type FieldProps } from './Field.tsx';

interface CodeFieldProps extends Omit<FieldProps, 'maxLength' | 'spaced'> {
  length: number;
  /** Told the code once it is whole, typed or filled in by the phone. */
  onWhole?: (code: string) => void;
}

/** A code that came by message: digits alone, and the phone may fill it in. */
export function CodeField({ length, value, onChange, onWhole, ...rest }: CodeFieldProps) {
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onWhole?.(code);
  };
  return (
    <Field
      {...rest}
      value={value}
      spaced
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9]{${length}}`}
      onChange={change}
    />
  );
}
