import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useAsked } from '#nav/useSettled.ts';

/** What the operator says now isn't known: whether that couldn't be loaded, and a retry. */
export interface Unknown {
  isFailed: boolean;
  retry: () => Promise<void>;
}

interface Answer<T> {
  /** What the operator says now. */
  value: T | undefined;
  /** The same, or what the device has kept of it. */
  kept: T | undefined;
  /** While it isn't known. */
  unknown: Unknown | undefined;
  retry: () => Promise<void>;
}

/** Codes by which an operator says that it has nothing of the kind. */
const hasNone: readonly number[] = [codes.notFound, codes.closed, codes.activityClosed];

/**
 * How often the network came back, or the operator could be reached again, while an answer was missing: it is asked for
 * anew each time, and awaited until that has ended.
 */
function useReturns(isMissing: boolean): number {
  const { onLine, failing, portal } = useSnapshot(stores.network);
  const reach = onLine ? (failing || portal ? 1 : 2) : 0;
  const [{ before, times }, setSeen] = useState({ before: reach, times: 0 });
  if (before !== reach) setSeen({ before: reach, times: reach > before && isMissing ? times + 1 : times });
  return times;
}

/**
 * What the operator says now, for what protects a player or must be known before they agree to it. What the device has
 * kept counts only once the operator has answered since the page was opened, as it may have changed.
 */
export function useAnswer<N extends ReadName>(name: N, input: Input<N>): Answer<Output<N>> {
  const { value: kept, stale, failure, retry } = useReply(name, input);
  const isAsked = useAsked(name, input, useReturns(failure !== undefined));
  const isNone = failure?.kind === 'refused' && hasNone.includes(failure.code);
  const isKnown = isAsked && (failure ? isNone : kept !== undefined && !stale);
  return {
    value: isKnown && !isNone ? kept : undefined,
    kept,
    unknown: isKnown ? undefined : { isFailed: isAsked && failure !== undefined, retry },
    retry,
  };
}
