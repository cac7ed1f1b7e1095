import { readCode } from '#contract/typed/code.ts';
import { Field, type FieldProps } from './Field.tsx';

interface CodeFieldProps extends Omit<FieldProps, 'maxLength' | 'spaced'> {
  length: number;
  /** Called with the code once it is complete, typed or autofilled. */
  onWhole?: (code: string) => void;
}

/** A field for a one-time code, extracted from typed, pasted or autofilled text; other text stays, to be refused. */
export function CodeField({ length, value, onChange, onWhole, ...rest }: CodeFieldProps) {
  const change = (text: string) => {
    const code = readCode(text, length);
    onChange(code);
    if (code.length === length && /^\d+$/.test(code) && code !== value) onWhole?.(code);
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
