import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { dayAt, spanOfDays } from '#shared/records/days.ts';
import { stores } from '#data/stores.ts';
import { daysOfReport, oldestDay, reportFault, type ReportPeriod } from './reportDays.ts';

/** The time that is looked at: a period up to today, or days of the player's choice. */
export function useReportDays() {
  const { clockOffset } = useSnapshot(stores.settings);
  const [opened] = useState(Date.now);
  const now = opened + clockOffset;
  const [period, setPeriod] = useState<ReportPeriod>('week');
  const [own, setOwn] = useState(() => daysOfReport('week', now));
  const days = period === 'own' ? own : daysOfReport(period, now);
  const fault = period === 'own' ? reportFault(own, now) : null;
  return {
    period,
    setPeriod,
    setOwn,
    days,
    fault,
    today: dayAt(now),
    oldest: oldestDay(now),
    /** From its first to its last moment, epoch milliseconds; null while the days are none that can be looked at. */
    span: fault ? null : spanOfDays(days.from, days.to),
  };
}

export type ReportDays = ReturnType<typeof useReportDays>;
