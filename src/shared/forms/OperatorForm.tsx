import { useId, type ComponentProps, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import type { ButtonKind } from '#ui/buttonClass.ts';
import { clockOf } from '#ui/text/clock.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './OperatorForm.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { words } from '../words.en.ts';

interface Refused {
  text: string;
  /** When the refusal ends, epoch milliseconds by the operator's clock. */
  until: number | undefined;
}

interface OperatorFormProps {
  /** The result of `useOperatorForm`. */
  form: { props: ComponentProps<'form'>; refusal: Refused | null; busy: boolean };
  /** The submit button's label. */
  submit: string;
  kind?: ButtonKind;
  /** What is agreed to by the button, always beside it. */
  consent?: ReactNode;
  children: ReactNode;
}

/**
 * A form with the operator's refusal above its submit button, as an alert with the remaining wait; offline it says
 * why it can't be sent (WA-15).
 */
export function OperatorForm({ form, submit, kind = 'gold', consent, children }: OperatorFormProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const { refusal } = form;
  return (
    <form {...form.props} className={`${css['form']} ${layout['stack4']}`}>
      {children}
      <div className={`${css['foot']} ${layout['stack2']}`}>
        {consent}
        <div role="alert">{refusal && <p className={typography['danger']}>{refusal.text}</p>}</div>
        {refusal?.until !== undefined && <Wait until={refusal.until} />}
        <output id={reasonId} className={typography['caption']}>
          {!onLine && !refusal && t('needsConnection')}
        </output>
        <Button type="submit" kind={kind} wide busy={form.busy} aria-describedby={reasonId}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

function Wait({ until }: { until: number }) {
  const t = words.use();
  const { clockOffset } = useSnapshot(stores.settings);
  const seconds = useSecondsLeft(until - clockOffset);
  const time = clockOf(seconds * 1_000, (n) => t('days', { n }));
  return (
    <p className={typography['danger']} role="timer">
      {seconds > 0 ? t('again', { time }) : t('againNow')}
    </p>
  );
}
