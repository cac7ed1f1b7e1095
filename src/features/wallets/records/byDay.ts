import type { ReactNode } from 'react';
import { manilaDay } from '#i18n/manila.ts';

/** A record as it is shown, with its time (epoch milliseconds) and, if it counts for its day's total, its hundredths. */
export interface DatedRow {
  time: number;
  counts?: number | undefined;
  view: ReactNode;
}

/** The records of a day in Manila. */
export interface Day {
  /** As `2026-11-21`. */
  date: string;
  views: ReactNode[];
  /** Hundredths; undefined where fewer than two records count, or more of them may follow. */
  total: number | undefined;
}

/** Records, newest first, by their days; whether more of them are still to be loaded. */
export function byDay(rows: readonly DatedRow[], hasMore: boolean): Day[] {
  const dates = [...new Set(rows.map(({ time }) => manilaDay(time)))];
  return dates.map((date, at) => {
    const ofDay = rows.filter(({ time }) => manilaDay(time) === date);
    const counted = ofDay.flatMap(({ counts }) => counts ?? []);
    const isWhole = !hasMore || at < dates.length - 1;
    return {
      date,
      views: ofDay.map(({ view }) => view),
      total: isWhole && counted.length > 1 ? counted.reduce((sum, each) => sum + each, 0) : undefined,
    };
  });
}
