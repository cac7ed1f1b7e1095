import type { Notice } from '#contract/entities.ts';

type Sorted = Pick<Notice, 'id' | 'sort'>;

/** Sorts notices for paging: the requested one first, then unread ones, then by the operator's sort (M-07). */
export function inOrder<N extends Sorted>(notices: readonly N[], read: readonly number[], first?: number): N[] {
  const place = ({ id }: N) => (id === first ? 0 : read.includes(id) ? 2 : 1);
  return notices.toSorted((a, b) => place(a) - place(b) || (a.sort ?? 0) - (b.sort ?? 0) || a.id - b.id);
}
