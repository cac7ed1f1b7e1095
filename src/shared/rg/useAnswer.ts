import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import type { Failure, FailureKind } from '#contract/failure.ts';
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

/** Failures without the operator's answer to this session; an answer that refuses or can't be read would be the same. */
const unanswered: readonly FailureKind[] = ['offline', 'network', 'timeout', 'missing', 'stopped', 'expired'];

/** Failures that a captive portal's page may be taken for. */
const ofPortal: readonly FailureKind[] = ['garbled', 'server'];

/** How well the operator can be reached; nothing is asked of one that is down. */
const reaches = { none: 0, portal: 1, failing: 2, whole: 3 } as const;

function useReach(): number {
  const { onLine, failing, portal, down } = useSnapshot(stores.network);
  if (!onLine || down) return reaches.none;
  if (portal) return reaches.portal;
  return failing ? reaches.failing : reaches.whole;
}

/**
 * How often the network came back, or the operator could be reached again, while an answer was missing: it is asked for
 * anew each time, and awaited until that has ended.
 */
function useReturns(failure: Failure | undefined): number {
  const reach = useReach();
  const [{ before, times }, setSeen] = useState<{ before: number; times: number }>({ before: reach, times: 0 });
  const isMissing = (kind: FailureKind) =>
    unanswered.includes(kind) || (before === reaches.portal && ofPortal.includes(kind));
  if (before !== reach)
    setSeen({ before: reach, times: reach > before && failure && isMissing(failure.kind) ? times + 1 : times });
  return times;
}

/**
 * What the operator says now, for what protects a player or must be known before they agree to it. What the device has
 * kept counts only once the operator has answered since the page was opened, as it may have changed.
 */
export function useAnswer<N extends ReadName>(name: N, input: Input<N>): Answer<Output<N>> {
  const { value: kept, stale, failure, retry } = useReply(name, input);
  const isAsked = useAsked(name, input, useReturns(failure));
  const isNone = failure?.kind === 'refused' && hasNone.includes(failure.code);
  const isKnown = isAsked && (failure ? isNone : kept !== undefined && !stale);
  return {
    value: isKnown && !isNone ? kept : undefined,
    kept,
    unknown: isKnown ? undefined : { isFailed: isAsked && failure !== undefined, retry },
    retry,
  };
}
