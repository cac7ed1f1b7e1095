import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import type { Span } from './rules.ts';
import { strengthOf } from './strength.ts';
import { words } from '../words.ts';

interface PasswordProps {
  label: string;
  /** Props of the field from its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
}

/** Field for an existing password. */
export function KnownPassword({ label, field }: PasswordProps) {
  return <Password label={label} field={field} autoComplete="current-password" />;
}

/** Field for a new password, with its rules and a strength meter (V-04). */
export function NewPassword({ label, field, span }: PasswordProps & { span: Span }) {
  const t = words.use();
  const strength = field.value && ` · ${t('strength', { strength: t(strengthOf(field.value)) })}`;
  const hint = field.error ? undefined : t('passwordHint', { ...span }) + strength;
  return <Password label={label} field={{ ...field, hint }} autoComplete="new-password" />;
}

function Password({ label, field, autoComplete }: PasswordProps & { autoComplete: string }) {
  const t = words.use();
  return (
    <Field
      {...field}
      label={label}
      type="password"
      autoComplete={autoComplete}
      reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
    />
  );
}
