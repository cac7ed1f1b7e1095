import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '../../app/stores.ts';
import { track } from '../../app/track.ts';
import { words as shell } from '../../app/words.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './auth.module.css';
import { FormRefusal } from './FormRefusal.tsx';
import { accountFault, knownPasswordFault, spanOf } from './rules.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from './words.ts';

/** In by account and password (AU-02). The name is kept on this device if the player wishes, the password never is. */
export function AccountForm() {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const [initial] = useState(() => {
    const { savedAccount } = stores.session;
    return { account: savedAccount, password: '', keepAccount: savedAccount !== '' };
  });

  const form = useEntryForm({
    initial,
    check: ({ account, password }) => ({
      account: accountFault(account.trim(), spanOf(config, 'account')),
      password: knownPasswordFault(password),
    }),
    async send({ account, password, keepAccount }) {
      track('login_submit', { kind: 'account' });
      await app.login({ account: account.trim(), password, keepAccount });
      track('login_done', { kind: 'account' });
    },
  });

  return (
    <form {...form.props} className={css['form']}>
      <Field
        {...form.text('account')}
        label={t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...form.text('password')}
        label={t('password')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <Check {...form.box('keepAccount')} label={t('keepAccount')} />
      <div className={css['foot']}>
        <FormRefusal refusal={form.refusal} />
        <Button type="submit" kind="gold" wide busy={form.busy}>
          {common('login')}
        </Button>
      </div>
    </form>
  );
}
