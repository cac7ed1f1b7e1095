import type { ReactNode } from 'react';
import { manilaDay } from '#i18n/manila.ts';

/** A shown record with its time (epoch milliseconds) and, if it counts towards its day's total, its hundredths. */
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
  /** Hundredths; undefined if fewer than two records count, or some may be missing. */
  total: number | undefined;
}

/**
 * Groups records, newest first, by day. `hasMore`: further ones aren't loaded yet. `unbroken`: so many of the first have
 * no gap between them. A day that may lack records has no total.
 */
export function byDay(rows: readonly DatedRow[], hasMore: boolean, unbroken = rows.length): Day[] {
  const isEnd = unbroken === rows.length && !hasMore;
  const whole = rows.slice(0, unbroken);
  const lastWhole = whole.at(-1);
  const dates = [...new Set(rows.map(({ time }) => manilaDay(time)))];
  return dates.map((date) => {
    const ofDay = rows.filter(({ time }) => manilaDay(time) === date);
    const counted = ofDay.flatMap(({ counts }) => counts ?? []);
    const isWhole = isEnd || (lastWhole !== undefined && date > manilaDay(lastWhole.time));
    return {
      date,
      views: ofDay.map(({ view }) => view),
      total: isWhole && counted.length > 1 ? counted.reduce((sum, each) => sum + each, 0) : undefined,
    };
  });
}
