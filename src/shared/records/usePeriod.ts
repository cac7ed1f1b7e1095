import { useState } from 'react';
import { manilaDay } from '#i18n/manila.ts';
import { daysError, daysOfPeriod, oldestDay, spanOfDays, type Days, type Period, type Span } from './days.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';

type Open<P> = 'any' extends P ? true : false;

/**
 * The state of a period picker: presets, or days that the player chooses; with `limited`, these can't be before the
 * oldest day of records.
 */
export function usePeriod<P extends Period>(periods: readonly P[], first: P, limited = false) {
  const [period, setPeriod] = useState<P>(first);
  const now = useOperatorTime();
  const [own, setOwn] = useState(() => daysOfPeriod('week', now));
  const oldest = limited ? oldestDay(now) : undefined;

  const chosen: Period = period;
  const days = chosen === 'any' ? null : chosen === 'own' ? own : daysOfPeriod(chosen, now);
  const fieldError = chosen === 'own' ? daysError(own, oldest) : null;
  const span = fieldError ? null : days ? spanOfDays(days.from, days.to) : {};
  return {
    periods,
    period,
    setPeriod,
    own,
    setOwn,
    fieldError,
    today: manilaDay(now),
    oldest,
    /** The first and the last day; null for any time. */
    days: days as Open<P> extends true ? Days | null : Days,
    /** Null while the chosen days are invalid. */
    span: span as (Open<P> extends true ? Span : Required<Span>) | null,
  };
}

export type ChosenPeriod<P extends Period = Period> = ReturnType<typeof usePeriod<P>>;
