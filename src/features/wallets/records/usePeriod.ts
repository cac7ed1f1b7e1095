import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { dayAt, daysFault, daysOfPeriod, spanOfDays, type Period, type Span } from '#shared/records/days.ts';

/** The time that records are looked at: a period, or days of the player's choice. */
export function usePeriod(first: Period) {
  const { clockOffset } = useSnapshot(stores.settings);
  const [opened] = useState(Date.now);
  const [period, setPeriod] = useState<Period>(first);
  const now = opened + clockOffset;
  const [own, setOwn] = useState(() => daysOfPeriod('week', now));

  const days = period === 'any' ? null : period === 'own' ? own : daysOfPeriod(period, now);
  const fault = period === 'own' ? daysFault(own.from, own.to) : null;
  const span: Span | null = fault ? null : days ? spanOfDays(days.from, days.to) : {};
  return {
    period,
    setPeriod,
    own,
    setOwn,
    fault,
    today: dayAt(now),
    /** The first and the last day; null for any time. */
    days,
    /** Null while the days are none that can be looked at. */
    span,
  };
}

export type ChosenPeriod = ReturnType<typeof usePeriod>;
