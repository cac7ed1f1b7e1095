import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ModalBase } from '../../app/modals.ts';
import { stores } from '../../app/stores.ts';
import { toast } from '../../app/toasts.ts';
import { words as shell } from '../../app/words.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './auth.module.css';
import { FormRefusal } from './FormRefusal.tsx';
import { knownPasswordFault, passwordFault, spanOf } from './rules.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from './words.ts';

/** Sets the first password, or a new one; who has one is asked for it (AU-08). */
export default function PasswordModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const [hasOne] = useState(() => Boolean(user?.hasPassword));
  const span = spanOf(config, 'password');
  const reveal = { show: t('showPassword'), hide: t('hidePassword') };

  const form = useEntryForm({
    initial: { oldPassword: '', password: '' },
    check: ({ oldPassword, password }) => ({
      oldPassword: hasOne ? knownPasswordFault(oldPassword) : null,
      password: passwordFault(password, span, user?.account ?? ''),
    }),
    async send(values) {
      await app.setPassword(values);
      close();
      toast(t('passwordSaved'));
    },
  });

  return (
    <Dialog title={t(hasOne ? 'changePassword' : 'setPassword')} onClose={close} closeLabel={common('close')}>
      <form {...form.props} className={css['form']}>
        {hasOne && (
          <Field
            {...form.text('oldPassword')}
            label={t('oldPassword')}
            type="password"
            autoComplete="current-password"
            reveal={reveal}
          />
        )}
        <Field
          {...form.text('password', t('passwordHint', { ...span }))}
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          reveal={reveal}
        />
        <div className={css['foot']}>
          <FormRefusal refusal={form.refusal} />
          <Button type="submit" kind="gold" wide busy={form.busy}>
            {t('savePassword')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
