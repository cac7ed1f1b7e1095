import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { defaultOtp } from '#contract/limits.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/forms/CodeField.tsx';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import css from '../Entry.module.css';
import { isFor, maskMobile, rememberPurpose } from './codes.ts';
import { mobileOf, spanOf } from './rules.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { words } from '../words.ts';

interface MobileCodeProps {
  /** What `useEntryForm` returned, for values with a `mobile` and an `smsCode`. */
  form: {
    values: { mobile: string };
    text(name: 'mobile' | 'smsCode', hint?: string): Pick<FieldProps, 'name' | 'value' | 'onChange'>;
    passes(names: ['mobile']): boolean;
    take(failure: unknown): void;
  };
  /** What the code is for: an auth mode. */
  purpose: number;
}

/** A mobile number and the code that was texted to it; when the next may be asked for is known per number (AU-09). */
export function MobileCode({ form, purpose }: MobileCodeProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const codes = useSnapshot(stores.codes);
  const length = spanOf(config, 'smsCode');
  const digits = length.min === length.max ? length.min : `${length.min}-${length.max}`;
  const minutes = Math.round((config?.otp?.expireSec ?? defaultOtp.expireSec) / 60);

  const mobile = mobileOf(form.values.mobile) ?? '';
  const code = codes[mobile];
  useEffect(() => {
    if (mobile) void app.recallCode(mobile).catch(() => {});
  }, [mobile]);
  const seconds = useSecondsLeft(code?.resendAt ?? 0);
  const asking = useAction(async () => {
    track('code_send');
    rememberPurpose(mobile, purpose);
    await app.sendCode(mobile, purpose);
  }, form.take);

  return (
    <>
      <Field {...form.text('mobile', t('mobileHint'))} label={t('mobile')} type="tel" autoComplete="tel" />
      <div className={css['foot']}>
        <Button wide busy={asking.busy} off={seconds > 0} onClick={() => form.passes(['mobile']) && void asking.run()}>
          {seconds > 0 ? t('sendAgain', { seconds }) : t('sendCode')}
        </Button>
        <output className={css['small']}>
          {code && t(isFor(mobile, purpose) ? 'codeSent' : 'codeElsewhere', { mobile: maskMobile(mobile), minutes })}
        </output>
      </div>
      <CodeField {...form.text('smsCode', t('codeHint', { digits }))} label={t('code')} length={length.max} />
    </>
  );
}
