import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { limitPeriods, type LimitPeriod } from '#contract/protection.ts';
import type { Limit } from '#contract/endpoints/protection.ts';
import { Failure } from '#contract/failure.ts';
import { useSentForm } from '#shared/forms/useSentForm.ts';
import { language, locales } from '#i18n/language.ts';
import { app } from '#data/worker.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import { limitFault, spanOf, textOf, valueOf, type LimitFault, type TypedKind } from './limitRules.ts';
import { useKeptLimits } from './useKeptLimits.ts';
import { words } from './words.ts';

const perPeso = 100;
const badParameter = 400;

/** What became of a limit that was just sent: it holds, it is kept on this device as that value, or it waits for its time (epoch milliseconds). */
type Outcome = 'applied' | { kept: number } | { until: number };

/** The limits of one kind, typed in for each of its times; what has changed is sent, one by one. */
export function useLimitForm(kind: TypedKind, limits: readonly Limit[], onSent: () => void = () => {}) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const periods: readonly LimitPeriod[] = limitPeriods[kind];
  const held = (period: LimitPeriod) => limits.find((each) => each.kind === kind && each.period === period)?.value ?? 0;
  const [initial] = useState(() => Object.fromEntries(periods.map((each) => [each, textOf(kind, held(each))])));
  const [outcomes, setOutcomes] = useState<Partial<Record<string, Outcome>>>({});
  const [unchanged, setUnchanged] = useState(false);
  const kept = useKeptLimits();

  const { min, max } = spanOf(kind);
  const bound = (amount: number) => (kind === 'session' ? amount : formatMoney((amount * perPeso) as Money));
  const form = useSentForm<Record<string, string>, LimitFault, { at: 'form' }>({
    initial,
    check: (values) => Object.fromEntries(periods.map((each) => [each, limitFault(kind, values[each] ?? '')])),
    say: (fault) => (fault === 'refused' ? t(fault) : t(fault, { min: bound(min), max: bound(max) })),
    place(failure, [first = '']) {
      if (!(failure instanceof Failure)) return null;
      if (failure.kind === 'offline' || failure.kind === 'network') return { at: 'form' };
      return failure.code === badParameter ? { at: 'field', field: first, fault: 'refused' } : null;
    },
    async send(values) {
      const changed = periods.filter((each) => valueOf(kind, values[each] ?? '') !== held(each));
      setUnchanged(changed.length === 0);
      for (const period of changed) {
        const value = valueOf(kind, values[period] ?? '');
        const { heard, said } = await app.setLimit({ kind, period, value }, held(period));
        const outcome = !heard ? { kept: value } : !said || said.applied ? 'applied' : { until: said.effectiveAt };
        setOutcomes((before) => ({ ...before, [period]: outcome }));
      }
      onSent();
    },
  });

  return {
    form,
    periods,
    unchanged,
    /** What is to be said under a field once it was sent; of one that was kept here, what the operator made of it. */
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
