import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { codeTypes } from '#contract/loginKinds.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { digitsIn } from '#shared/forms/digits.ts';
import { codeError } from '#shared/otp/codeError.ts';
import { Button } from '#ui/Button.tsx';
import { sayFieldError, type FieldError } from '../forms/fieldError.ts';
import { MoneyForm } from '../forms/MoneyForm.tsx';
import { OwnCode } from '../forms/OwnCode.tsx';
import { refusalOf, type FormRefusal } from '../forms/refusals.ts';
import { words as forms } from '../forms/words.en.ts';
import { SafeboxPassword, usePasswordSpan } from './SafeboxPassword.tsx';
import { newPasswordError, passwordError } from './rules.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

interface PasswordFormProps {
  /** There is a password already: it has to be entered, or a one-time code instead. */
  hasOne: boolean;
  onDone: () => void;
}

const fresh = { oldPassword: '', smsCode: '', password: '' };

/** Sets the safebox's password, or changes it, confirmed by the old one or a one-time code (V-23). */
export function PasswordForm({ hasOne, onDone }: PasswordFormProps) {
  const t = words.use();
  const say = forms.use();
  const { config } = useSnapshot(stores.settings);
  const span = usePasswordSpan();
  const [byCode, setByCode] = useState(false);
  const asksOld = hasOne && !byCode;
  const asksCode = hasOne && byCode;

  const form = useSentForm<typeof fresh, FieldError, FormRefusal>({
    initial: fresh,
    check: ({ oldPassword, smsCode, password }) => ({
      oldPassword: asksOld ? passwordError(oldPassword, span) : null,
      smsCode: asksCode ? codeError(smsCode, config?.lengths?.['smsCode']) : null,
      password: newPasswordError(password, span),
    }),
    async send({ oldPassword, smsCode, password }) {
      await app.account.setSafeboxPassword({ password, ...(asksOld && { oldPassword }), ...(asksCode && { smsCode }) });
      toast(t('isSet'));
      onDone();
    },
    say: (fieldError) => sayFieldError(say, fieldError),
    place: (failure, _, now) =>
      refusalOf(failure, asksOld ? ['oldPassword', 'password'] : ['smsCode', 'password'], now),
  });

  return (
    <MoneyForm form={form} submit={t('set')}>
      {!hasOne && <h3 className={typography['heading']}>{t('setTitle')}</h3>}
      {asksOld && <SafeboxPassword field={form.text('oldPassword')} label={t('oldPassword')} />}
      {asksCode && <OwnCode form={form} purpose={codeTypes.safebox} />}
      {hasOne && (
        <Button kind="quiet" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'known' : 'forgot')}
        </Button>
      )}
      <SafeboxPassword field={form.text('password', t('newHint', { n: digitsIn(span) }))} label={t('newPassword')} />
    </MoneyForm>
  );
}
