import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultOtp } from '../../../worker/contract/limits.ts';
import { authModes } from '../../../worker/contract/loginKinds.ts';
import { stores } from '../../app/stores.ts';
import { track } from '../../app/track.ts';
import { useAction } from '../../app/useAction.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './auth.module.css';
import { lastMobile, maskMobile } from './codes.ts';
import { FormRefusal } from './FormRefusal.tsx';
import { InviteField } from './InviteField.tsx';
import { forgetReferral, inviteOf, type Referral } from './referral.ts';
import { codeFault, inviteFault, mobileFault, mobileOf, spanOf } from './rules.ts';
import { termsVersionOf } from './terms.ts';
import { useEntryForm } from './useEntryForm.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { words } from './words.ts';

interface PhoneFormProps {
  /** What counts if a new account comes of it. */
  referral: Referral;
  /** The player comes to register, and may name who invited them. */
  registering?: boolean;
}

/** In by phone code, whether the number is known or not: a new one makes an account (AU-01). */
export function PhoneForm({ referral, registering = false }: PhoneFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const codes = useSnapshot(stores.codes);
  const length = spanOf(config, 'smsCode');
  const digits = length.min === length.max ? length.min : `${length.min}-${length.max}`;
  const [initial] = useState(() => ({
    mobile: lastMobile(stores.codes, Date.now()),
    smsCode: '',
    inviteCode: referral.inviteCode ?? '',
  }));

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode, inviteCode }) => ({
      mobile: mobileFault(mobile),
      smsCode: codeFault(smsCode, length),
      inviteCode: inviteFault(inviteCode),
    }),
    async send({ smsCode, inviteCode }) {
      track(registering ? 'register_submit' : 'login_submit', { kind: 'phone' });
      const invited = inviteOf(inviteCode, referral);
      const { isNew } = await app.loginByPhone({ mobile, smsCode, termsVersion: termsVersionOf(config), ...invited });
      if (isNew) forgetReferral();
      track(isNew ? 'register_done' : 'login_done', { kind: 'phone' });
    },
  });

  const mobile = mobileOf(form.values.mobile) ?? '';
  const code = codes[mobile];
  useEffect(() => {
    if (mobile) void app.recallCode(mobile).catch(() => {});
  }, [mobile]);
  const seconds = useSecondsLeft(code?.resendAt ?? 0);
  const asking = useAction(async () => {
    track('code_send');
    await app.sendCode(mobile, authModes.loginAndRegister);
  }, form.take);
  const minutes = Math.round((config?.otp?.expireSec ?? defaultOtp.expireSec) / 60);

  return (
    <form {...form.props} className={css['form']}>
      <Field {...form.text('mobile', t('mobileHint'))} label={t('mobile')} type="tel" autoComplete="tel" />
      <div className={css['foot']}>
        <Button wide busy={asking.busy} off={seconds > 0} onClick={() => form.passes(['mobile']) && void asking.run()}>
          {seconds > 0 ? t('sendAgain', { seconds }) : t('sendCode')}
        </Button>
        <output className={css['small']}>{code && t('codeSent', { mobile: maskMobile(mobile), minutes })}</output>
      </div>
      <CodeField {...form.text('smsCode', t('codeHint', { digits }))} label={t('code')} length={length.max} />
      {registering && <InviteField field={form.text('inviteCode')} referral={referral} />}
      <div className={css['foot']}>
        <FormRefusal refusal={form.refusal} />
        <Button type="submit" kind="gold" wide busy={form.busy}>
          {t('proceed')}
        </Button>
      </div>
      <p className={css['small']}>{t('phoneTerms')}</p>
    </form>
  );
}
