import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { codeError } from '#shared/otp/codeError.ts';
import { OtpField } from '#shared/otp/OtpField.tsx';
import { KnownPassword, NewPassword } from './PasswordFields.tsx';
import { knownPasswordError, passwordError, spanOf } from './rules.ts';
import { useCodeProof } from './useCodeProof.ts';
import { useEntryForm } from './useEntryForm.ts';
import { usePasswordProof } from './usePasswordProof.ts';
import { words } from '../words.en.ts';

/** Whether the player had a password when the form was opened. */
export const useHadPassword = () => useState(() => Boolean(stores.session.user?.hasPassword))[0];

interface PasswordFormProps {
  /** The player already has a password, which must be confirmed. */
  hasOne: boolean;
  onDone: () => void;
}

/**
 * Sets the first password or changes it; an existing one must be confirmed, otherwise a code may be required (AU-08).
 */
export function PasswordForm({ hasOne, onDone }: PasswordFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const span = spanOf(config, 'password');

  const code = useCodeProof();
  const old = usePasswordProof(hasOne);

  const form = useEntryForm({
    initial: { oldPassword: '', password: '', smsCode: '' },
    check: ({ oldPassword, password, smsCode }) => ({
      oldPassword: old.needed ? knownPasswordError(oldPassword) : null,
      password: passwordError(password, span, user?.account ?? ''),
      smsCode: code.needed ? codeError(smsCode, spanOf(config, 'smsCode')) : null,
    }),
    async send(values) {
      await old.ask(() => code.ask(() => app.account.setPassword(values)));
      toast(t('passwordSaved'));
      onDone();
    },
  });

  return (
    <OperatorForm form={form} submit={t('savePassword')}>
      {old.needed && <KnownPassword label={t('oldPassword')} field={form.text('oldPassword')} />}
      <NewPassword label={t('newPassword')} field={form.text('password')} span={span} />
      {code.needed && <OtpField form={form} purpose={codeTypes.security} />}
    </OperatorForm>
  );
}
