import { useId, type ComponentProps, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { sayPhrase } from '#shared/forms/phrase.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import type { UnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import { Button } from '#ui/Button.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import type { ButtonKind } from '#ui/buttonClass.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './MoneyForm.module.css';
import type { FormRefusal } from './refusals.ts';
import { words } from './words.en.ts';

interface MoneyFormProps {
  /** The result of `useMoneyForm`; a form that moves no value has no act. */
  form: { props: ComponentProps<'form'>; refusal: FormRefusal | null; busy: boolean; act?: UnknownOutcome };
  /** The label of the submit button. */
  submit: string;
  kind?: ButtonKind;
  children?: ReactNode;
}

/** A money form: its fields, followed by the refusal, the unknown outcome or the submit button. */
export function MoneyForm({ form, submit, kind = 'gold', children }: MoneyFormProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const { act, refusal } = form;
  return (
    <form {...form.props} className={css['form']}>
      {children}
      {act?.unknown ? (
        <OutcomeUnknown act={act} text={t('doubtText')} />
      ) : (
        <div className={`${css['foot']} ${layout['stack2']}`}>
          <div role="alert">{refusal && <Reason refusal={refusal} />}</div>
          <output id={reasonId} className={typography['caption']}>
            {!onLine && refusal?.key !== 'needsConnection' ? t('needsConnection') : act?.outcome && t(act.outcome)}
          </output>
          <Button
            type="submit"
            kind={kind}
            wide
            busy={form.busy || act?.inFlight === true}
            off={!onLine}
            aria-describedby={reasonId}
          >
            {submit}
          </Button>
        </div>
      )}
    </form>
  );
}

function Reason({ refusal }: { refusal: FormRefusal }) {
  const t = words.use();
  const { clockOffset } = useSnapshot(stores.settings);
  const text = sayPhrase(t, refusal);
  return (
    <p className={css['reason']}>
      {text}{' '}
      {refusal.until !== undefined && (
        <Countdown label={text} until={refusal.until - clockOffset} days={(n) => t('daysLeft', { n })} />
      )}
    </p>
  );
}
