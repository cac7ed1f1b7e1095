import { once, type Loaded } from './timeline.ts';

/** A page of records as it came. */
export interface PageOf<T> {
  list: readonly T[];
  pages: number;
  total?: number | null | undefined;
}

/**
 * The pages that have come, joined in order up to the first that hasn't. There is more as long as the operator says so
 * and the last page brought something new: one that counts wrongly or repeats itself doesn't make a list without end.
 */
export function joined<T>(pages: readonly (PageOf<T> | undefined)[], keyOf: (row: T) => string | number): Loaded<T> {
  const gap = pages.findIndex((page) => page === undefined);
  const come = (gap === -1 ? pages : pages.slice(0, gap)) as PageOf<T>[];
  const rowsOf = (some: PageOf<T>[]) =>
    once(
      some.flatMap(({ list }) => list),
      keyOf,
    );
  const rows = rowsOf(come);
  const brought = rows.length - rowsOf(come.slice(0, -1)).length;
  const last = come.at(-1);
  return { rows, hasMore: last ? brought > 0 && come.length < last.pages : true };
}

/** A span of time to look at. */
export type Period = 'any' | 'today' | 'week' | 'month';

const day = 24 * 60 * 60 * 1_000;
/** Days begin at midnight in Manila, which keeps this far ahead of UTC all year; milliseconds. */
const manilaAhead = 8 * 60 * 60 * 1_000;
const daysBefore = { today: 0, week: 6, month: 29 } as const;

/** When a period begins, epoch milliseconds: with the first midnight of its days; undefined for any time. */
export function beginOf(period: Period, now: number): number | undefined {
  if (period === 'any') return undefined;
  const midnight = Math.floor((now + manilaAhead) / day) * day - manilaAhead;
  return midnight - daysBefore[period] * day;
}
