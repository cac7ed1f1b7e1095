import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import type { Span } from './rules.ts';
import { strengthOf } from './strength.ts';
import { words } from '../words.ts';

interface PasswordProps {
  label: string;
  /** The field's part of its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
}

/** A password that exists already. */
export function KnownPassword({ label, field }: PasswordProps) {
  return <Password label={label} field={field} autoComplete="current-password" />;
}

/** A password to be made up: what it must have, and how hard it is to guess (V-04). */
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
