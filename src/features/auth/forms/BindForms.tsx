import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModes, codeTypes } from '#contract/loginKinds.ts';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { plain } from '#contract/typed/plain.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { OtpField } from '#shared/otp/OtpField.tsx';
import { codeError } from '#shared/otp/codeError.ts';
import { AccountField } from './AccountField.tsx';
import { lastMobile } from './codes.ts';
import { MobileCode } from './MobileCode.tsx';
import { KnownPassword, NewPassword } from './PasswordFields.tsx';
import { useHadPassword } from './PasswordForm.tsx';
import { takeReferral } from '#shared/identity/referral.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { accountError, knownAccountError, knownPasswordError, mobileError, passwordError, spanOf } from './rules.ts';
import { PhoneTerms } from './TermsConsent.tsx';
import { useCodeProof } from './useCodeProof.ts';
import { useEntryForm } from './useEntryForm.ts';
import { usePasswordProof } from './usePasswordProof.ts';
import { words } from '../words.en.ts';

interface BindFormProps {
  /**
   * A visitor with an identity from a provider (2006) logs in with this method; otherwise a logged-in player adds it.
   */
  visitor?: boolean;
  onDone: (rewards: readonly Reward[]) => void;
}

/**
 * Adds a mobile number, verified by a one-time code, to the player's account, who confirms it with the password; for a visitor an unknown number creates
 * an account.
 */
export function BindMobileForm({ visitor = false, onDone }: BindFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [initial] = useState(() => ({
    mobile: lastMobile(stores.codes, Date.now()),
    smsCode: '',
    oldPassword: '',
  }));
  const old = usePasswordProof(useHadPassword());
  const asksPassword = old.needed && !visitor;

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode, oldPassword }) => ({
      mobile: mobileError(mobile),
      smsCode: codeError(smsCode, spanOf(config, 'smsCode')),
      oldPassword: asksPassword ? knownPasswordError(oldPassword) : null,
    }),
    async send({ mobile, smsCode, oldPassword }) {
      const accepted = visitor ? { termsVersion: noticeVersion(config), ...takeReferral({}, Date.now()) } : {};
      const binding = {
        mobile: readMobile(mobile)!,
        smsCode,
        ...accepted,
        ...(asksPassword && { password: oldPassword }),
      };
      const { rewards } = await old.ask(() => app.account.bindAccount(binding));
      onDone(rewards);
    },
  });

  return (
    <OperatorForm form={form} submit={t('proceed')}>
      <MobileCode form={form} purpose={authModes.bind} />
      {asksPassword && <KnownPassword label={t('oldPassword')} field={form.text('oldPassword')} />}
      {visitor && <PhoneTerms />}
    </OperatorForm>
  );
}

/**
 * Adds an account name to the player, who confirms it with the current password; for a visitor it links an existing
 * account.
 */
export function BindAccountForm(props: BindFormProps) {
  return useHadPassword() ? <ProvenAccountForm {...props} /> : <WholeAccountForm {...props} />;
}

function ProvenAccountForm({ onDone }: BindFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const span = spanOf(config, 'account');

  const form = useEntryForm({
    initial: { account: '', oldPassword: '' },
    check: ({ account, oldPassword }) => ({
      account: accountError(plain(account), span),
      oldPassword: knownPasswordError(oldPassword),
    }),
    async send({ account, oldPassword }) {
      const { rewards } = await app.account.bindAccount({ account: plain(account), password: oldPassword });
      onDone(rewards);
    },
  });

  return (
    <OperatorForm form={form} submit={t('proceed')}>
      <AccountField field={form.text('account', t('accountHint', { ...span }))} />
      <KnownPassword label={t('oldPassword')} field={form.text('oldPassword')} />
    </OperatorForm>
  );
}

function WholeAccountForm({ visitor = false, onDone }: BindFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const code = useCodeProof();
  const [accountSpan, passwordSpan] = [spanOf(config, 'account'), spanOf(config, 'password')];

  const form = useEntryForm({
    initial: { account: '', password: '', smsCode: '' },
    check: ({ account, password, smsCode }) => ({
      account: visitor ? knownAccountError(plain(account)) : accountError(plain(account), accountSpan),
      password: visitor ? knownPasswordError(password) : passwordError(password, passwordSpan, plain(account)),
      smsCode: code.needed ? codeError(smsCode, spanOf(config, 'smsCode')) : null,
    }),
    async send({ account, password, smsCode }) {
      const proof = { account: plain(account), password, ...(code.needed && { smsCode }) };
      const { rewards } = await code.ask(() => app.account.bindAccount(proof));
      onDone(rewards);
    },
  });

  return (
    <OperatorForm form={form} submit={t('proceed')}>
      <AccountField field={form.text('account', visitor ? undefined : t('accountHint', { ...accountSpan }))} />
      {visitor ? (
        <KnownPassword label={t('password')} field={form.text('password')} />
      ) : (
        <NewPassword label={t('password')} field={form.text('password')} span={passwordSpan} />
      )}
      {code.needed && <OtpField form={form} purpose={codeTypes.security} />}
    </OperatorForm>
  );
}
