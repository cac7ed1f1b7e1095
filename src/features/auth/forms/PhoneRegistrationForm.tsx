import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModes } from '#contract/loginKinds.ts';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { words as shell } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { codeError } from '#shared/otp/codeError.ts';
import { MobileField } from './MobileField.tsx';
import { lastMobile } from './codes.ts';
import { InviteField } from './InviteField.tsx';
import { MobileCode } from './MobileCode.tsx';
import { NewPassword } from './PasswordFields.tsx';
import { forgetReferral, inviteOf, type Referral } from '#shared/identity/referral.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { inviteError, mobileError, passwordError, spanOf } from './rules.ts';
import { PhoneTerms } from './TermsConsent.tsx';
import { useCodeProof } from './useCodeProof.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

interface PhoneRegistrationFormProps {
  referral: Referral;
  /** The operator requires the number to be verified, as far as its settings say. */
  withCode: boolean;
}

/** Registration by mobile number and password, with or without a one-time code, as the operator requires (AU-04). */
export function PhoneRegistrationForm({ referral, withCode }: PhoneRegistrationFormProps) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const span = spanOf(config, 'password');
  const [initial] = useState(() => ({
    mobile: lastMobile(stores.codes, Date.now()),
    smsCode: '',
    password: '',
    inviteCode: referral.inviteCode ?? '',
  }));

  const code = useCodeProof();
  const needsCode = withCode || code.needed;

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode, password, inviteCode }) => ({
      mobile: mobileError(mobile),
      smsCode: needsCode ? codeError(smsCode, spanOf(config, 'smsCode')) : null,
      password: passwordError(password, span, readMobile(mobile) ?? ''),
      inviteCode: inviteError(inviteCode),
    }),
    async send({ mobile, smsCode, password, inviteCode }) {
      track('register_submit', { kind: 'phonePassword' });
      const registration = {
        mobile: readMobile(mobile)!,
        password,
        termsVersion: noticeVersion(config),
        ...(needsCode && { smsCode }),
        ...inviteOf(inviteCode, referral),
      };
      await code.ask(() => app.account.registerByPhone(registration));
      forgetReferral();
      track('register_done', { kind: 'phonePassword' });
    },
  });

  return (
    <OperatorForm form={form} submit={common('register')} consent={<PhoneTerms registering />}>
      {needsCode ? (
        <MobileCode form={form} purpose={authModes.register} />
      ) : (
        <MobileField field={form.text('mobile', t('mobileHint'))} autoComplete="username" />
      )}
      <NewPassword label={t('password')} field={form.text('password')} span={span} />
      <InviteField field={form.text('inviteCode')} referral={referral} />
    </OperatorForm>
  );
}
