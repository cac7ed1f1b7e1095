import { useEffect } from 'react';
import type { CodePurpose } from '#contract/loginKinds.ts';
import { track } from '#nav/analytics.ts';
import { app } from '#data/worker.ts';
import { OtpField } from '#shared/otp/OtpField.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';
import { MobileField } from './MobileField.tsx';
import { readMobile } from '#contract/typed/mobile.ts';
import { words } from '../words.en.ts';

interface MobileCodeProps {
  /** The result of `useEntryForm`, for values with a `mobile` and an `smsCode`. */
  form: {
    values: { mobile: string };
    text(name: 'mobile' | 'smsCode', hint?: string): Pick<FieldProps, 'name' | 'value' | 'onChange'>;
    passes(names: ['mobile']): boolean;
    take(failure: unknown): void;
  };
  /** The purpose of the one-time code: an auth mode. */
  purpose: CodePurpose;
}

/**
 * A mobile number and the one-time code sent to it by SMS; the countdown to the next code is kept per number (AU-09).
 */
export function MobileCode({ form, purpose }: MobileCodeProps) {
  const t = words.use();
  const mobile = readMobile(form.values.mobile) ?? '';
  useEffect(() => {
    if (mobile) void app.account.recallCode(mobile).catch(() => {});
  }, [mobile]);

  function mayAsk() {
    const passes = form.passes(['mobile']);
    if (passes) track('code_send');
    return passes;
  }

  return (
    <>
      <MobileField field={form.text('mobile', t('mobileHint'))} autoComplete="tel" />
      <OtpField form={form} purpose={purpose} mobile={mobile} mayAsk={mayAsk} />
    </>
  );
}
