import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import type { Failure } from '#contract/failure.ts';
import { useReply } from '#nav/useReply.ts';
import { firstPage, joined, rowsPerPage, type Loaded, type PageOf } from './pages.ts';

/** The reads that are paged. */
type PagedName = { [N in ReadName]: 'pageNum' extends keyof Input<N> ? N : never }[ReadName];
/** Those whose answer is a page. */
type ListName = { [N in PagedName]: Output<N> extends PageOf<unknown> ? N : never }[PagedName];
type RowOf<N extends ListName> = Output<N>['list'][number];

interface ReadPage<N extends PagedName> {
  page: Output<N> | undefined;
  at: number;
  failure: Failure | undefined;
  retry: () => Promise<void>;
}

/** A paginated list. */
export interface Records<T> extends Loaded<T> {
  /** The total number, if the operator counts them. */
  total: number | undefined;
  /** The time of the oldest page, epoch milliseconds; 0 while none is loaded. */
  at: number;
  busy: boolean;
  /** Why a page is missing or stale. */
  failure: Failure | undefined;
  /** The newest page couldn't be loaded at all. */
  missing: boolean;
  more: () => void;
  retry: () => void;
  /** Must be rendered for pages to load; shows nothing. */
  readers: ReactNode;
}

/**
 * The pages of a list so far, each cached and refreshed like any other reply. For another filter, remount with another
 * `key`.
 */
export const usePages = <N extends ListName>(
  name: N,
  filter: Omit<Input<N>, 'pageNum' | 'pageSize'>,
  keyOf: (row: RowOf<N>) => string | number,
) => usePagesOf(name, filter, { of: (answer): PageOf<RowOf<N>> => answer, keyOf, pageSize: rowsPerPage });

interface Paging<N extends PagedName, Row> {
  /** The page in an answer. */
  of: (answer: Output<N>) => PageOf<Row>;
  keyOf: (row: Row) => string | number;
  pageSize: number;
}

/** `usePages` for a read whose answer contains its page, or whose pages have another size. */
export function usePagesOf<N extends PagedName, Row>(
  name: N,
  filter: Omit<Input<N>, 'pageNum' | 'pageSize'>,
  { of, keyOf, pageSize }: Paging<N, Row>,
): Records<Row> & { first: Output<N> | undefined } {
  const [count, setCount] = useState(1);
  const [pages, setPages] = useState<readonly (ReadPage<N> | undefined)[]>([undefined]);
  const last = pages[count - 1];
  const known = pages.filter((each) => each?.page);
  const loaded = pages.slice(0, count).map((each) => each?.page && of(each.page));
  const total = loaded[0]?.total ?? undefined;

  const take = (place: number, page: ReadPage<N>) =>
    setPages((before) =>
      Array.from({ length: Math.max(before.length, place + 1) }, (_, at) => (at === place ? page : before[at])),
    );

  return {
    ...joined(loaded, keyOf),
    total,
    /** The newest page, which has the totals. */
    first: pages[0]?.page,
    at: known.length > 0 ? Math.min(...known.map((each) => each!.at)) : 0,
    busy: !last?.page && !last?.failure,
    failure: pages.find((each) => each?.failure)?.failure,
    missing: last?.failure !== undefined && !last.page,
    more: () => setCount(count + 1),
    retry: () => pages.forEach((each) => each?.failure && void each.retry()),
    readers: Array.from({ length: count }, (_, place) => (
      <Reader<N>
        key={place}
        name={name}
        input={{ ...firstPage(filter, pageSize), pageNum: place + 1 }}
        onRead={(page) => take(place, page)}
      />
    )),
  };
}

interface ReaderProps<N extends PagedName> {
  name: N;
  input: Input<N>;
  onRead: (page: ReadPage<N>) => void;
}

function Reader<N extends PagedName>({ name, input, onRead }: ReaderProps<N>) {
  const { value, at, failure, retry } = useReply(name, input);
  const notify = useEffectEvent(() => onRead({ page: value, at, failure, retry }));
  useEffect(() => notify(), [value, at, failure]);
  return null;
}
