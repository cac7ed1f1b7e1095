import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import type { Referral } from '#shared/identity/referral.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

interface InviteFieldProps {
  /** Props of the field from its form. */
  field: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;
  referral: Referral;
}

/** Field for an invite code; one that came with a link is read-only. */
export function InviteField({ field, referral }: InviteFieldProps) {
  const t = words.use();
  if (referral.pid) return <p className={typography['caption']}>{t('invitedBy', { pid: String(referral.pid) })}</p>;
  const locked = referral.inviteCode !== undefined;
  return (
    <Field
      {...field}
      label={t('inviteCode')}
      hint={locked ? t('inviteLocked') : undefined}
      readOnly={locked}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
