import type { ReactNode } from 'react';
import { track } from '#nav/analytics.ts';
import { words as shell } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { MobileField } from './MobileField.tsx';
import { KnownPassword } from './PasswordFields.tsx';
import { readMobile } from '#contract/typed/mobile.ts';
import { knownPasswordError, mobileError } from './rules.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

const initial = { mobile: '', password: '' };

/** Log-in by mobile number and password, without a code, where the operator offers it (AU-03). */
export function PhonePasswordForm({ forgot }: { /** Link to the password reset. */ forgot: ReactNode }) {
  const t = words.use();
  const common = shell.use();

  const form = useEntryForm({
    initial,
    check: ({ mobile, password }) => ({ mobile: mobileError(mobile), password: knownPasswordError(password) }),
    async send({ mobile, password }) {
      track('login_submit', { kind: 'phonePassword' });
      await app.account.loginByPhonePassword({ mobile: readMobile(mobile)!, password });
      track('login_done', { kind: 'phonePassword' });
    },
  });

  return (
    <OperatorForm form={form} submit={common('login')}>
      <MobileField field={form.text('mobile', t('mobileHint'))} autoComplete="username" />
      <KnownPassword label={t('password')} field={form.text('password')} />
      {forgot}
    </OperatorForm>
  );
}
