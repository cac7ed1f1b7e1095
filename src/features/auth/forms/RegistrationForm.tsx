import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { noticeVersion } from '#shared/age/ageConsent.ts';
import { plainName } from '#contract/typed/realName.ts';
import { plain } from '#contract/typed/plain.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { words as shell } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { AccountField } from './AccountField.tsx';
import { InviteField } from './InviteField.tsx';
import { NewPassword } from './PasswordFields.tsx';
import { forgetReferral, inviteOf, type Referral } from '#shared/identity/referral.ts';
import { accountError, ageError, inviteError, nicknameError, passwordError, spanOf, termsError } from './rules.ts';
import { TermsCheckboxes } from './TermsConsent.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

/** Registration by account and password (AU-04). A referral from a link is shown read-only. */
export function RegistrationForm({ referral }: { referral: Referral }) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const [accountSpan, passwordSpan] = [spanOf(config, 'account'), spanOf(config, 'password')];
  const nicknameSpan = spanOf(config, 'username');
  const named = Boolean(config?.registration?.nicknameRequired);
  const [initial] = useState(() => ({
    account: '',
    password: '',
    nickname: '',
    inviteCode: referral.inviteCode ?? '',
    age: false,
    terms: false,
  }));

  const form = useEntryForm({
    initial,
    check: ({ account, password, nickname, inviteCode, age, terms }) => ({
      account: accountError(plain(account), accountSpan),
      password: passwordError(password, passwordSpan, plain(account)),
      nickname: named ? nicknameError(plainName(nickname), nicknameSpan) : null,
      inviteCode: inviteError(inviteCode),
      age: ageError(age),
      terms: termsError(terms),
    }),
    async send({ account, password, nickname, inviteCode }) {
      track('register_submit', { kind: 'account' });
      const termsVersion = noticeVersion(config);
      await app.account.register({
        account: plain(account),
        password,
        ...(plainName(nickname) && { nickname: plainName(nickname) }),
        termsVersion,
        ...inviteOf(inviteCode, referral),
      });
      forgetReferral();
      track('register_done', { kind: 'account' });
    },
  });

  const nickname = form.text('nickname', t('nicknameHint', { ...nicknameSpan }));
  return (
    <OperatorForm form={form} submit={common('register')}>
      <AccountField field={form.text('account', t('accountHint', { ...accountSpan }))} />
      <NewPassword label={t('password')} field={form.text('password')} span={passwordSpan} />
      {(named || nickname.value || nickname.error) && (
        <Field {...nickname} label={t('nickname')} linesApart autoComplete="nickname" />
      )}
      <InviteField field={form.text('inviteCode')} referral={referral} />
      <TermsCheckboxes form={form} />
    </OperatorForm>
  );
}
