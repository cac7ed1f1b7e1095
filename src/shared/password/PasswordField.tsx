import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { words } from '../words.en.ts';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'reveal'>;

/** A password field with a button, named by the field, that shows its text: "Show new password". */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const t = words.use();
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  const reveal = {
    show: t('show'),
    hide: t('hide'),
    showName: t('showPassword', { what }),
    hideName: t('hidePassword', { what }),
  };
  return <Field {...field} label={label} type="password" reveal={reveal} />;
}
