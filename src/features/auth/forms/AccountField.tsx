import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { words } from '../words.en.ts';

interface AccountFieldProps {
  /** Props of the field from its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'>;
}

/** Field for an account name. */
export function AccountField({ field }: AccountFieldProps) {
  const t = words.use();
  return (
    <Field
      {...field}
      label={t('account')}
      aria-label={t('accountField')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
