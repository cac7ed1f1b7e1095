import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import { OtpField } from '#shared/otp/OtpField.tsx';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { PasswordField } from '#shared/password/PasswordField.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { answers, proofErrors, proofMethods, type ProofError, type ProofMethod } from './proof.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../SelfLimitedScreen.module.css';
import { words } from '../words.en.ts';

interface ProofFormProps {
  months: number;
  onDone: () => void;
  onBack: () => void;
}

const names = { password: 'byPassword', code: 'byCode' } as const;

/** The last step of self-exclusion: a password or one-time code, and one checkbox. */
export function ProofForm({ months, onDone, onBack }: ProofFormProps) {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { onLine, failing } = useSnapshot(stores.network);
  const methods = proofMethods(user, onLine && !failing);
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = methods.find((each) => each === chosen) ?? methods[0]!;
  const form = useOperatorForm<{ password: string; smsCode: string; tick: boolean }, ProofError>({
    words,
    answers,
    initial: { password: '', smsCode: '', tick: false },
    check: (values) => proofErrors(method, values),
    async send({ password, smsCode }) {
      const proof = method === 'password' ? { password } : method === 'code' ? { smsCode } : {};
      await app.rg.selfExclude({ type: 2, months, ...proof });
      onDone();
    },
  });
  return (
    <form {...form.props} className={`${css['form']} ${layout['stack3']}`}>
      {methods.length > 1 && (
        <RadioCards
          legend={t('proof')}
          options={methods.flatMap((value) => (value === 'none' ? [] : [{ value, label: t(names[value]) }]))}
          value={method}
          onChange={setChosen}
        />
      )}
      {method === 'none' && !(onLine && !failing) && <p className={typography['caption']}>{t('offlineProof')}</p>}
      {method === 'password' && (
        <PasswordField {...form.text('password')} label={t('password')} autoComplete="current-password" />
      )}
      {method === 'code' && <OtpField form={form} purpose={codeTypes.withdraw} />}
      <Check {...form.box('tick')} label={t('tick')} />
      <p role="alert" className={css['refusal']}>
        {form.refusal?.text}
      </p>
      <div className={css['pair']}>
        <Button type="submit" busy={form.busy}>
          {t('excludeStart')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
