import { PasswordField } from '#shared/password/PasswordField.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';
import type { Span } from './rules.ts';
import { strengthOf } from './strength.ts';
import { words } from '../words.en.ts';

interface PasswordProps {
  label: string;
  /** Props of the field from its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
}

/** Field for an existing password. */
export function KnownPassword({ label, field }: PasswordProps) {
  return <PasswordField {...field} label={label} autoComplete="current-password" />;
}

/** Field for a new password, with its rules and a strength meter (V-04). */
export function NewPassword({ label, field, span }: PasswordProps & { span: Span }) {
  const t = words.use();
  const strength = field.value && ` · ${t('strength', { strength: t(strengthOf(field.value)) })}`;
  const hint = field.error ? undefined : t('passwordHint', { ...span }) + strength;
  return <PasswordField {...field} hint={hint} label={label} autoComplete="new-password" />;
}
