import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModes } from '#contract/loginKinds.ts';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { codeError } from '#shared/otp/codeError.ts';
import { lastMobile } from './codes.ts';
import { InviteField } from './InviteField.tsx';
import { MobileCode } from './MobileCode.tsx';
import { forgetReferral, inviteOf, type Referral } from '#shared/identity/referral.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { inviteError, mobileError, spanOf } from './rules.ts';
import { PhoneTerms } from './TermsConsent.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

interface PhoneFormProps {
  /** The referral that applies if a new account is created. */
  referral: Referral;
  /** The form is for registration, and has a field for an invite code. */
  registering?: boolean;
}

/** Log-in by mobile number and one-time code; an unknown number creates an account (AU-01). */
export function PhoneForm({ referral, registering = false }: PhoneFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [initial] = useState(() => ({
    mobile: lastMobile(stores.codes, Date.now()),
    smsCode: '',
    inviteCode: referral.inviteCode ?? '',
  }));

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode, inviteCode }) => ({
      mobile: mobileError(mobile),
      smsCode: codeError(smsCode, spanOf(config, 'smsCode')),
      inviteCode: inviteError(inviteCode),
    }),
    async send({ mobile, smsCode, inviteCode }) {
      track(registering ? 'register_submit' : 'login_submit', { kind: 'phone' });
      const invited = inviteOf(inviteCode, referral);
      const termsVersion = noticeVersion(config);
      const { isNew } = await app.account.loginByPhone({
        mobile: readMobile(mobile)!,
        smsCode,
        termsVersion,
        ...invited,
      });
      if (isNew) forgetReferral();
      track(isNew ? 'register_done' : 'login_done', { kind: 'phone' });
    },
  });

  return (
    <OperatorForm form={form} submit={t('proceed')} consent={<PhoneTerms />}>
      <MobileCode form={form} purpose={authModes.loginAndRegister} />
      {registering && <InviteField field={form.text('inviteCode')} referral={referral} />}
    </OperatorForm>
  );
}
