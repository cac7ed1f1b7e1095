/** What has come of a list so far, newest first, and whether there is more of it. */
export interface Loaded<T> {
  rows: readonly T[];
  hasMore: boolean;
}

/** The same row may come on two pages when new ones push it down: it is shown once. */
export function once<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}

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
