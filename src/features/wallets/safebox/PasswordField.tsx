import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { passwordLength } from './rules.ts';
import { words } from './words.ts';

interface PasswordFieldProps {
  /** What the form's `text` returned. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'hint' | 'error'>;
  label: string;
}

/** The six digits of the safebox; they are nobody's log-in, so the browser is not asked for one. */
export function PasswordField({ field, label }: PasswordFieldProps) {
  const t = words.use();
  return (
    <Field
      {...field}
      label={label}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={passwordLength}
      reveal={{ show: t('show'), hide: t('hide') }}
    />
  );
}
