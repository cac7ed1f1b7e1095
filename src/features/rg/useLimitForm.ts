import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { limitPeriods, type LimitPeriod } from '#contract/protection.ts';
import type { Limit } from '#contract/endpoints/protection.ts';
import { language, locales } from '#i18n/language.ts';
import { checkSession } from '#shared/forms/checkSession.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import { limitError, spanOf, textOf, valueOf, type TypedKind } from './limitRules.ts';
import { useOutboxLimits } from '#shared/rg/useOutboxLimits.ts';
import { words } from './words.en.ts';

const perPeso = 100;

/**
 * The outcome of a limit that was just sent: applied, kept in the outbox with that value, or pending until a time
 * (epoch milliseconds).
 */
type Outcome = 'applied' | { kept: number } | { until: number };

/** The form state for the limits of one type, one field per period; changed ones are sent one by one. */
export function useLimitForm(kind: TypedKind, limits: readonly Limit[], onSent: (changed: boolean) => void = () => {}) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const periods: readonly LimitPeriod[] = limitPeriods[kind];
  const held = (period: LimitPeriod) => limits.find((each) => each.kind === kind && each.period === period)?.value ?? 0;
  const current = Object.fromEntries(periods.map((each) => [each, textOf(kind, held(each))]));
  /** The limits that the fields showed before anything was typed. */
  const [known, setKnown] = useState(current);
  const [outcomes, setOutcomes] = useState<Partial<Record<string, Outcome>>>({});
  const [unchanged, setUnchanged] = useState(false);
  const kept = useOutboxLimits();

  const { min, max } = spanOf(kind);
  const bound = (amount: number) => (kind === 'session' ? amount : formatMoney((amount * perPeso) as Money));
  function fieldErrorOf(text: string) {
    const key = limitError(kind, text);
    return key && { key, params: { min: bound(min), max: bound(max) } };
  }
  const form = useOperatorForm<Record<string, string>, Phrase<typeof words.en>>({
    words,
    initial: known,
    check: (values) => Object.fromEntries(periods.map((each) => [each, fieldErrorOf(values[each] ?? '')])),
    answers: { [codes.badParameter]: (_, [first = '']) => ({ key: 'limitRefused', field: first }) },
    async send(values) {
      const changed = periods.flatMap((period) => {
        const value = valueOf(kind, values[period] ?? '');
        return value === null || value === held(period) ? [] : [{ period, value }];
      });
      setUnchanged(changed.length === 0);
      const { epoch } = stores.session;
      for (const { period, value } of changed) {
        checkSession(epoch);
        const { isDelivered, response } = await app.rg.setLimit({ kind, period, value }, held(period));
        const outcome = !isDelivered
          ? { kept: value }
          : !response || response.applied
            ? 'applied'
            : { until: response.effectiveAt };
        setOutcomes((before) => ({ ...before, [period]: outcome }));
      }
      onSent(changed.length > 0);
    },
  });

  // A field that the player hasn't touched follows the limit, or it would be sent as another one.
  if (periods.some((each) => known[each] !== current[each])) {
    setKnown(current);
    for (const each of periods) if (form.values[each] === known[each]) form.text(each).onChange(current[each]!);
  }

  return {
    form,
    periods,
    unchanged,
    /** The outcome shown below a field after sending; for a limit from the outbox, the operator's decision about it. */
    outcome(period: LimitPeriod) {
      const outcome = outcomes[period];
      if (!outcome) return undefined;
      if (outcome === 'applied') return t('applied');
      if ('until' in outcome) return t('waits', { time: formatDateTime(outcome.until, locales[code]) });
      if (kept.some((each) => each.kind === kind && each.period === period)) return t('keptHere');
      return outcome.kept === held(period) ? t('applied') : undefined;
    },
  };
}
