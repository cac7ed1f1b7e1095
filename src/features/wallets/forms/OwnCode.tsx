import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { defaultLengths, defaultOtp } from '../../../../worker/contract/limits.ts';
import type { codeTypes } from '../../../../worker/contract/loginKinds.ts';
import { show } from '../../../app/modals.ts';
import { report } from '../../../app/report.ts';
import { stores } from '../../../app/stores.ts';
import { useAction } from '../../../app/useAction.ts';
import { app } from '../../../app/worker.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeField } from '../../../ui/CodeField.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import type { FieldProps } from '../../../ui/Field.tsx';
import css from '../parts/form.module.css';
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
