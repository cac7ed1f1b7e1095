import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { words } from '../words.ts';

interface AccountFieldProps {
  /** The field's part of its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
}

/** The name of an account. */
export function AccountField({ field }: AccountFieldProps) {
  const t = words.use();
  return <Field {...field} label={t('account')} autoComplete="username" autoCapitalize="none" spellCheck={false} />;
}
