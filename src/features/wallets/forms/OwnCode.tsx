import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultLengths, defaultOtp } from '#contract/limits.ts';
import type { codeTypes } from '#contract/loginKinds.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';
import css from './MoneyForm.module.css';
import { words } from './words.ts';

type Purpose = (typeof codeTypes)[keyof typeof codeTypes];

interface OwnCodeProps {
  /** What `useMoneyForm` returned, for values with an `smsCode`. */
  form: {
    text(name: 'smsCode', hint?: string): Pick<FieldProps, 'name' | 'value' | 'onChange'>;
    take(failure: unknown): void;
  };
  purpose: Purpose;
}

/** The worker knows the codes to the player's own number by no number. */
const ownNumber = '';
/** What the last code was asked for: it is good for nothing else. */
let lastPurpose: Purpose | undefined;
const rememberPurpose = (purpose: Purpose) => void (lastPurpose = purpose);

const masked = (mobile: string) => `${mobile.slice(0, 4)}***${mobile.slice(-4)}`;

/** A code that is texted to the player's own number; who has none is led to add one. */
export function OwnCode({ form, purpose }: OwnCodeProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const { onLine } = useSnapshot(stores.network);
  const code = useSnapshot(stores.codes)[ownNumber];
  const [since, setSince] = useState(Date.now);
  const asking = useAction(async () => {
    rememberPurpose(purpose);
    await app.sendCode(ownNumber, purpose);
  }, form.take);

  const { max: digits } = config?.lengths?.['smsCode'] ?? defaultLengths.smsCode;
  const minutes = Math.round((config?.otp?.expireSec ?? defaultOtp.expireSec) / 60);
  const resendAt = code?.resendAt ?? 0;
  const waits = resendAt > since;
  const sent = code && code.expireAt > since && lastPurpose === purpose;

  if (user && !user.mobile)
    return (
      <div className={css['foot']}>
        <p className={css['small']}>{t('codeNeedsNumber')}</p>
        <Button onClick={() => void show('bind', { way: 'phone' }).catch(report)}>{t('addNumber')}</Button>
      </div>
    );
  return (
    <>
      <div className={css['foot']}>
        <Button wide busy={asking.busy} off={waits || !onLine} onClick={() => void asking.run()}>
          {t('sendCode')}
        </Button>
        <output className={css['small']}>
          {sent && t('codeSent', { mobile: masked(user?.mobile ?? ''), minutes })}
        </output>
        {waits && (
          <p className={css['small']}>
            {t('codeAgain')}{' '}
            <Countdown
              label={t('codeAgain')}
              until={resendAt}
              days={(n) => t('daysLeft', { n })}
              onEnd={() => setSince(Date.now())}
            />
          </p>
        )}
      </div>
      <CodeField {...form.text('smsCode', t('codeHint', { digits }))} label={t('code')} length={digits} />
    </>
  );
}
