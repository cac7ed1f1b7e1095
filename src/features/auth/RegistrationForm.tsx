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
import { InviteField } from './InviteField.tsx';
import { forgetReferral, inviteOf, type Referral } from './referral.ts';
import { accountFault, ageFault, inviteFault, passwordFault, spanOf, termsFault } from './rules.ts';
import { strengthOf } from './strength.ts';
import { termsVersionOf } from './terms.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from './words.ts';

/** A new player by account and password (AU-04). What invited them stands in the form, and can't be changed. */
export function RegistrationForm({ referral }: { referral: Referral }) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const [accountSpan, passwordSpan] = [spanOf(config, 'account'), spanOf(config, 'password')];
  const [initial] = useState(() => ({
    account: '',
    password: '',
    inviteCode: referral.inviteCode ?? '',
    age: false,
    terms: false,
  }));

  const form = useEntryForm({
    initial,
    check: ({ account, password, inviteCode, age, terms }) => ({
      account: accountFault(account.trim(), accountSpan),
      password: passwordFault(password, passwordSpan, account.trim()),
      inviteCode: inviteFault(inviteCode),
      age: ageFault(age),
      terms: termsFault(terms),
    }),
    async send({ account, password, inviteCode }) {
      track('register_submit', { kind: 'account' });
      const termsVersion = termsVersionOf(config);
      await app.register({ account: account.trim(), password, termsVersion, ...inviteOf(inviteCode, referral) });
      forgetReferral();
      track('register_done', { kind: 'account' });
    },
  });

  const { password } = form.values;
  const strength = password && ` · ${t('strength', { strength: t(strengthOf(password)) })}`;

  return (
    <form {...form.props} className={css['form']}>
      <Field
        {...form.text('account', t('accountHint', { ...accountSpan }))}
        label={t('account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...form.text('password', t('passwordHint', { ...passwordSpan }) + strength)}
        label={t('password')}
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <InviteField field={form.text('inviteCode')} referral={referral} />
      <div className={css['boxes']}>
        <Check {...form.box('age')} label={t('age')} />
        <Check {...form.box('terms')} label={t('terms')} />
      </div>
      <div className={css['foot']}>
        <FormRefusal refusal={form.refusal} />
        <Button type="submit" kind="gold" wide busy={form.busy}>
          {common('register')}
        </Button>
      </div>
    </form>
  );
}
