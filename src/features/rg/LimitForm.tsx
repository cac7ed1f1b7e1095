import { useId, type ReactNode } from 'react';
import type { Limit } from '#contract/endpoints/protection.ts';
import { Button } from '#ui/Button.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { kindWords, periodWords, type TypedKind } from './limitRules.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import css from './SelfLimitedScreen.module.css';
import { useLimitForm } from './useLimitForm.ts';
import { words } from './words.en.ts';

interface LimitFormProps {
  kind: TypedKind;
  limits: readonly Limit[];
  /** The label of the submit button. */
  submit: string;
  /** Called after sending; `changed`: at least one limit was changed. */
  onSent?: (changed: boolean) => void;
  /** A control next to the submit button, as prominent as it. */
  beside?: ReactNode;
}

/** The limits of one type per day, week and month, as free text fields (players RG-04, RG-07). */
export function LimitForm({ kind, limits, submit, onSent, beside }: LimitFormProps) {
  const t = words.use();
  const { form, periods, unchanged, outcome } = useLimitForm(kind, limits, onSent);
  const hintId = useId();
  return (
    <form
      {...form.props}
      className={`${css['form']} ${layout['stack3']}`}
      aria-label={t(kind)}
      aria-describedby={hintId}
    >
      <h2>{t(kind)}</h2>
      <p id={hintId} className={typography['caption']}>
        {t(kind === 'session' ? 'minutesHint' : 'pesosHint')}
      </p>
      {periods.map((period) => {
        const label = t('limitName', { period: t(periodWords[period]), kind: t(kindWords[kind]) });
        const field = { ...form.text(period, outcome(period)), label };
        return kind === 'session' ? (
          <Field key={period} {...field} linesApart inputMode="numeric" autoComplete="off" />
        ) : (
          <AmountField key={period} {...field} whole />
        );
      })}
      {/* Already visible below the field. */}
      <output className={unchanged ? typography['caption'] : hidden['unseen']}>
        {unchanged ? t('unchanged') : periods.flatMap((period) => outcome(period) ?? []).join(' ')}
      </output>
      <p role="alert" className={css['refusal']}>
        {form.refusal?.text}
      </p>
      <div className={css['pair']}>
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
