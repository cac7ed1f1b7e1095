import { useState, type ReactNode } from 'react';
import { plain } from '#contract/typed/plain.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { words as shell } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { AccountField } from './AccountField.tsx';
import { KnownPassword } from './PasswordFields.tsx';
import { knownAccountError, knownPasswordError } from './rules.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

/**
 * Log-in by account and password (AU-02). The name is remembered on this device if the player wants that, the password
 * never.
 */
export function AccountForm({ forgot }: { /** Link to the password reset. */ forgot: ReactNode }) {
  const t = words.use();
  const common = shell.use();
  const [initial] = useState(() => {
    const { savedAccount } = stores.session;
    return { account: savedAccount, password: '', keepAccount: savedAccount !== '' };
  });

  const form = useEntryForm({
    initial,
    check: ({ account, password }) => ({
      account: knownAccountError(plain(account)),
      password: knownPasswordError(password),
    }),
    async send({ account, password, keepAccount }) {
      track('login_submit', { kind: 'account' });
      await app.account.login({ account: plain(account), password, keepAccount });
      track('login_done', { kind: 'account' });
    },
  });

  return (
    <OperatorForm form={form} submit={common('login')}>
      <AccountField field={form.text('account')} />
      <KnownPassword label={t('password')} field={form.text('password')} />
      {forgot}
      <Check {...form.box('keepAccount')} label={t('keepAccount')} />
    </OperatorForm>
  );
}
