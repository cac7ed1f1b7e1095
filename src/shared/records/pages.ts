/** Rows per page of records (spec §9). */
export const rowsPerPage = 20;

/** The request for the first page of records by a filter. */
export const firstPage = <F extends object>(filter: F, pageSize = rowsPerPage) => ({ ...filter, pageNum: 1, pageSize });

/** The rows of a list loaded so far, newest first, and whether there are more. */
export interface Loaded<T> {
  rows: readonly T[];
  hasMore: boolean;
  /** This many of the first rows are known to be without gaps. */
  unbroken: number;
}

/** Removes duplicates: new rows can push a row down to the next page. */
export function once<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[] {
  const seen = new Set<string | number>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}

/** A page of records. */
export interface PageOf<T> {
  list: readonly T[];
  pages: number;
  total?: number | null | undefined;
}

/**
 * Joins the loaded pages in order, up to the first missing one. There are more while the operator says so and the last
 * page had new rows, so that a wrong count makes no endless list.
 */
export function joined<T>(pages: readonly (PageOf<T> | undefined)[], keyOf: (row: T) => string | number): Loaded<T> {
  const gap = pages.findIndex((page) => page === undefined);
  const loaded = (gap === -1 ? pages : pages.slice(0, gap)) as PageOf<T>[];
  const rowsOf = (some: PageOf<T>[]) =>
    once(
      some.flatMap(({ list }) => list),
      keyOf,
    );
  const rows = rowsOf(loaded);
  const added = rows.length - rowsOf(loaded.slice(0, -1)).length;
  const last = loaded.at(-1);
  return {
    rows,
    hasMore: last ? added > 0 && loaded.length < last.pages : true,
    unbroken: rowsOf(upToHole(loaded)).length,
  };
}

/**
 * The pages before the first gap: a cached page beside a newer one, as offline, may lack rows that new ones have
 * pushed down.
 */
function upToHole<T>(pages: readonly PageOf<T>[]): PageOf<T>[] {
  const hole = pages.findIndex(({ total }, at) => (total ?? 0) < (pages[at - 1]?.total ?? 0));
  return hole === -1 ? [...pages] : pages.slice(0, hole);
}
