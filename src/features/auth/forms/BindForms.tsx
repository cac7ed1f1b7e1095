import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { authModes } from '#contract/loginKinds.ts';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { codeFault } from '#shared/otp/codeFault.ts';
import { AccountField } from './AccountField.tsx';
import { lastMobile } from './codes.ts';
import { MobileCode } from './MobileCode.tsx';
import { KnownPassword, NewPassword } from './PasswordFields.tsx';
import { useHadPassword } from './PasswordForm.tsx';
import { takeReferral } from '../referral.ts';
import { accountFault, knownPasswordFault, mobileFault, mobileOf, passwordFault, spanOf } from './rules.ts';
import { PhoneTerms } from './TermsConsent.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.ts';

interface BindFormProps {
  /**
   * A visitor with an identity from a provider (2006) logs in with this method; otherwise a logged-in player adds it.
   */
  visitor?: boolean;
  onDone: (rewards: readonly Reward[]) => void;
}

/**
 * Adds a mobile number, verified by a one-time code, to the player's account; for a visitor an unknown number creates
 * an account.
 */
export function BindMobileForm({ visitor = false, onDone }: BindFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [initial] = useState(() => ({ mobile: lastMobile(stores.codes, Date.now()), smsCode: '' }));

  const form = useEntryForm({
    initial,
    check: ({ mobile, smsCode }) => ({
      mobile: mobileFault(mobile),
      smsCode: codeFault(smsCode, spanOf(config, 'smsCode')),
    }),
    async send({ mobile, smsCode }) {
      const accepted = visitor ? { termsVersion: noticeVersion(config), ...takeReferral({}, Date.now()) } : {};
      const { rewards } = await app.account.bindAccount({ mobile: mobileOf(mobile)!, smsCode, ...accepted });
      onDone(rewards);
    },
  });

  return (
    <OperatorForm form={form} submit={t('proceed')}>
      <MobileCode form={form} purpose={authModes.bind} />
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
      account: accountFault(account.trim(), span),
      oldPassword: knownPasswordFault(oldPassword),
    }),
    async send({ account, oldPassword }) {
      const { rewards } = await app.account.bindAccount({ account: account.trim(), password: oldPassword });
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
  const [accountSpan, passwordSpan] = [spanOf(config, 'account'), spanOf(config, 'password')];

  const form = useEntryForm({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({
      account: accountFault(account.trim(), accountSpan),
      password: visitor ? knownPasswordFault(password) : passwordFault(password, passwordSpan, account.trim()),
    }),
    async send({ account, password }) {
      const { rewards } = await app.account.bindAccount({ account: account.trim(), password });
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
    </OperatorForm>
  );
}
