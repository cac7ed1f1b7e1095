import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import type { Phrase } from '#shared/forms/phrase.ts';
import { counted, type Answers } from '#shared/forms/refusals.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import { codeError } from '#shared/otp/codeError.ts';
import { OtpField } from '#shared/otp/OtpField.tsx';
import { PasswordField } from '#shared/password/PasswordField.tsx';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';

type Proof = 'password' | 'code' | 'login';
type FieldError = Phrase<typeof words.en>;

const answersOf = (proof: Proof): Answers<FieldError> => ({
  [codes.wrongPassword]: ({ left }) => ({
    ...counted('passwordWrong', 'passwordWrongLeft', left),
    field: 'password',
  }),
  [codes.notAllowed]: () => ({ key: proof === 'login' ? 'logInAgain' : 'codeFirst' }),
  [codes.conditionUnmet]: ({ need }) => ({ key: need === 'withdraw' ? 'moneyLeftText' : 'inProgress' }),
});

/** Requests the deletion, confirmed by the password, or a code to the number, or else a log-in just now. */
export function RequestForm({ onRequested }: { onRequested: () => void }) {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const [needsCode, setNeedsCode] = useState(false);
  const otherwise = user?.mobile ? 'code' : 'login';
  const proof: Proof = user?.hasPassword && !needsCode ? 'password' : otherwise;
  const form = useOperatorForm<{ password: string; smsCode: string }, FieldError>({
    words,
    answers: answersOf(proof),
    initial: { password: '', smsCode: '' },
    check: ({ password, smsCode }) => ({
      password: proof === 'password' && password === '' ? { key: 'passwordMissing' } : null,
      smsCode: proof === 'code' ? codeError(smsCode, config?.lengths?.['smsCode']) : null,
    }),
    async send({ password, smsCode }) {
      try {
        await app.account.requestDeletion(proof === 'password' ? { password } : proof === 'code' ? { smsCode } : {});
        onRequested();
      } catch (failure) {
        if (failure instanceof Failure && failure.details.need === 'code') setNeedsCode(true);
        throw failure;
      }
    },
  });
  return (
    <>
      <h2 className={typography['heading']}>{t('confirm')}</h2>
      <OperatorForm form={form} submit={t('request')} kind="danger">
        {proof === 'password' && (
          <PasswordField {...form.text('password')} label={t('password')} autoComplete="current-password" />
        )}
        {proof === 'code' && <OtpField form={form} purpose={codeTypes.security} />}
      </OperatorForm>
    </>
  );
}
