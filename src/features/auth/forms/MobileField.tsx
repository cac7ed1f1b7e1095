import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { words } from '../words.en.ts';

interface MobileFieldProps {
  /** Props of the field from its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
  /** What the number is to password managers: a contact, or the name to log in by. */
  autoComplete: 'tel' | 'username';
}

/** Field for a mobile number. */
export function MobileField({ field, autoComplete }: MobileFieldProps) {
  const t = words.use();
  return <Field {...field} label={t('mobile')} linesApart type="tel" autoComplete={autoComplete} />;
}
