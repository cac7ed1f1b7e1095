import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { codeError } from '#shared/otp/codeError.ts';
import { lastMobile } from './codes.ts';
import { MobileCode } from './MobileCode.tsx';
import { NewPassword } from './PasswordFields.tsx';
import { readMobile } from '#contract/typed/mobile.ts';
import { mobileError, passwordError, spanOf } from './rules.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

/** Resets the password by a one-time code (AU-07); `onDone` leads to the log-in, because every session has ended. */
export function ForgotForm({ onDone }: { onDone: () => void }) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const span = spanOf(config, 'password');
  const [initial] = useState(() => ({
    mobile: lastMobile(stores.codes, Date.now()),
    smsCode: '',
    password: '',
  }));

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode, password }) => ({
      mobile: mobileError(mobile),
      smsCode: codeError(smsCode, spanOf(config, 'smsCode')),
      password: passwordError(password, span, readMobile(mobile) ?? ''),
    }),
    async send({ mobile, smsCode, password }) {
      await app.account.forgot({ mobile: readMobile(mobile)!, smsCode, password });
      toast(t('forgotDone'));
      onDone();
    },
  });

  return (
    <>
      <p className={typography['caption']}>{t('forgotText')}</p>
      <OperatorForm form={form} submit={t('savePassword')}>
        <MobileCode form={form} purpose={authModes.forget} />
        <NewPassword label={t('newPassword')} field={form.text('password')} span={span} />
      </OperatorForm>
    </>
  );
}
