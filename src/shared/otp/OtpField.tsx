import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { defaultLengths, defaultOtp } from '#contract/defaults.ts';
import type { CodePurpose } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { Button } from '#ui/Button.tsx';
import { clockOf } from '#ui/text/clock.ts';
import { CodeField } from '#ui/forms/CodeField.tsx';
import type { FieldProps } from '#ui/forms/Field.tsx';
import { askCode, isFor } from './askCode.ts';
import { digitsIn } from '../forms/digits.ts';
import { maskMobile } from '../forms/maskMobile.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './OtpField.module.css';
import { useSecondsLeft } from '../forms/useSecondsLeft.ts';
import { words as shared } from '#shared/words.en.ts';
import { words } from './words.en.ts';

const second = 1_000;
/** From this many seconds on, the wait is shown as a clock. */
const clockFrom = 100;

/** The worker's key for codes to the player's own number. */
const ownNumber = '';

/** The result of `useSentForm`, for values with an `smsCode`. */
export interface OtpForm {
  text(name: 'smsCode', hint?: string): Pick<FieldProps, 'name' | 'value' | 'onChange'>;
  take(failure: unknown): void;
}

interface OtpFieldProps {
  form: OtpForm;
  /** What the code is for: an auth mode, or a code type. */
  purpose: CodePurpose;
  /** The phone number; by default the player's own. */
  mobile?: string;
  /** Called before a code is sent; returns whether it may be. */
  mayAsk?: () => boolean;
}

/** A one-time code: the send button with its countdown, and the input field. */
export function OtpField({ form, purpose, mobile, mayAsk = () => true }: OtpFieldProps) {
  const t = words.use();
  const common = shared.use();
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const { onLine } = useSnapshot(stores.network);
  const own = mobile === undefined;
  const to = mobile ?? ownNumber;
  const code = useSnapshot(stores.codes)[to];
  const seconds = useSecondsLeft(code?.resendAt ?? 0);
  const lives = useSecondsLeft(code?.expireAt ?? 0) > 0;
  const place = useRef<HTMLDivElement>(null);
  const field = form.text('smsCode', '');
  const codeInput = () => place.current?.parentElement?.querySelector<HTMLInputElement>(`[name=${field.name}]`);
  const asking = useAction(async (before: string | undefined) => {
    await askCode(to, purpose);
    const input = codeInput();
    // Text from before the tap was another code; text typed since may be the new one.
    if (!input || input.value !== before) return;
    field.onChange('');
    // The player may be filling in another field by now.
    if (!document.activeElement?.matches('input, select, textarea')) input.focus();
  }, form.take);

  const span = config?.lengths?.['smsCode'] ?? defaultLengths.smsCode;
  const minutes = Math.round((config?.otp?.expireSec ?? defaultOtp.expireSec) / 60);
  const receiver = maskMobile(own ? (user?.mobile ?? '') : mobile);
  const wait = seconds < clockFrom ? `${seconds} s` : clockOf(seconds * second, (n) => common('days', { n }));

  return (
    <>
      <div ref={place} className={`${css['ask']} ${layout['stack2']}`}>
        <Button
          wide
          busy={asking.busy}
          off={seconds > 0 || (own && !onLine)}
          onClick={() => mayAsk() && void asking.run(codeInput()?.value)}
        >
          {seconds > 0 ? t('sendAgain', { time: wait }) : t('sendCode')}
        </Button>
        <output className={typography['caption']}>
          {lives && t(isFor(to, purpose) ? 'codeSent' : 'codeElsewhere', { mobile: receiver, minutes })}
        </output>
      </div>
      <CodeField
        {...form.text('smsCode', t('codeHint', { digits: digitsIn(span) }))}
        label={t('code')}
        length={span.max}
      />
    </>
  );
}
