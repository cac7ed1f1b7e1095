import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Input, Output } from '#contract/endpoints.ts';
import type { Failure } from '#contract/failure.ts';
import { useReply } from '#nav/useReply.ts';
import { joined, type Loaded } from './pages.ts';

/** Rows per page of records (spec §9). */
const pageSize = 20;

type ListName = 'rechargeRecord' | 'appUserCoinDetail' | 'getExchange' | 'safeboxLog' | 'betRecord';
type RowOf<N extends ListName> = Output<N>['list'][number];

interface ReadPage<N extends ListName> {
  page: Output<N> | undefined;
  at: number;
  failure: Failure | undefined;
  retry: () => Promise<void>;
}

/** A paginated list. */
export interface Records<T> extends Loaded<T> {
  /** The total number, if the operator counts them. */
  total: number | undefined;
  /** When the oldest page was given, epoch milliseconds; 0 while none is loaded. */
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
export function usePages<N extends ListName>(
  name: N,
  filter: Omit<Input<N>, 'pageNum' | 'pageSize'>,
  keyOf: (row: RowOf<N>) => string | number,
): Records<RowOf<N>> & { first: Output<N> | undefined } {
  const [count, setCount] = useState(1);
  const [pages, setPages] = useState<readonly (ReadPage<N> | undefined)[]>([undefined]);
  const last = pages[count - 1];
  const known = pages.filter((each) => each?.page);
  const total = pages[0]?.page?.total ?? undefined;

  const take = (place: number, page: ReadPage<N>) =>
    setPages((before) =>
      Array.from({ length: Math.max(before.length, place + 1) }, (_, at) => (at === place ? page : before[at])),
    );

  return {
    ...joined(
      pages.slice(0, count).map((each) => each?.page),
      keyOf,
    ),
    total,
    /** The newest page, which has the sums of all. */
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
        input={{ ...filter, pageNum: place + 1, pageSize }}
        onRead={(page) => take(place, page)}
      />
    )),
  };
}

interface ReaderProps<N extends ListName> {
  name: N;
  input: Input<N>;
  onRead: (page: ReadPage<N>) => void;
}

function Reader<N extends ListName>({ name, input, onRead }: ReaderProps<N>) {
  const { value, at, failure, retry } = useReply(name, input);
  const notify = useEffectEvent(() => onRead({ page: value, at, failure, retry }));
  useEffect(() => notify(), [value, at, failure]);
  return null;
}
