import { useSnapshot } from 'valtio';
import { defaultLengths } from '#contract/defaults.ts';
import { stores } from '#data/stores.ts';
import { PasswordField } from '#shared/password/PasswordField.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';

interface SafeboxPasswordProps {
  /** The result of the form's `text`. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'hint' | 'error'>;
  label: string;
}

/** How many digits the safebox's password has, by the operator's config (E-15). */
export function usePasswordSpan() {
  const { config } = useSnapshot(stores.settings);
  return config?.lengths?.['safeboxPassword'] ?? defaultLengths.safeboxPassword;
}

/**
 * Field for the safebox's password of digits; password managers are disabled for it, because it isn't a log-in
 * password.
 */
export function SafeboxPassword({ field, label }: SafeboxPasswordProps) {
  return <PasswordField {...field} label={label} inputMode="numeric" autoComplete="off" />;
}
