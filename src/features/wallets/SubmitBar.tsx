import { useId } from 'react';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { Button } from '#ui/Button.tsx';
import typography from '#ui/typography.module.css';
import css from './SubmitBar.module.css';

interface SubmitBarProps {
  /** The amount of the form, hundredths; null while none is chosen. */
  amount: Money | null;
  /** Why nothing can be sent now; empty if it can. */
  reason: string;
  label: string;
  busy: boolean;
  off: boolean;
}

/** The end of a money form: why it can't be sent, its amount, and the submit button, described by both. */
export function SubmitBar({ amount, reason, label, busy, off }: SubmitBarProps) {
  const amountId = useId();
  const reasonId = useId();
  return (
    <>
      <output id={reasonId} className={typography['caption']}>
        {reason}
      </output>
      <div className={css['row']}>
        <span id={amountId} className={css['amount']}>
          {amount === null ? '' : formatMoney(amount)}
        </span>
        <Button type="submit" kind="gold" wide busy={busy} off={off} aria-describedby={`${amountId} ${reasonId}`}>
          {label}
        </Button>
      </div>
    </>
  );
}
