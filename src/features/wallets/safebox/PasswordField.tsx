import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { passwordLength } from './rules.ts';
import { words } from './words.ts';

interface PasswordFieldProps {
  /** The result of the form's `text`. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'hint' | 'error'>;
  label: string;
}

/**
 * Field for the safebox's six-digit password; password managers are disabled for it, because it isn't a log-in
 * password.
 */
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
