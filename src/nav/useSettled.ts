import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Input, ReadName } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { readReply } from './useReply.ts';

/**
 * Whether the first read of a reply since the page was opened has ended, with an answer or a failure; where it is read
 * anew, such as for another `time`, whether that has.
 */
export function useAsked<N extends ReadName>(name: N, input: Input<N>, time = 0): boolean {
  const { epoch } = useSnapshot(stores.session);
  const [settled, setSettled] = useState<string>();
  const wanted = `${epoch} ${time} ${replyKey(name, input)}`;
  const read = useEffectEvent(() => {
    let isWanted = true;
    const settle = () => void (isWanted && setSettled(wanted));
    readReply(name, input).then(settle, settle);
    return () => void (isWanted = false);
  });
  useEffect(() => read(), [wanted]);
  return settled === wanted;
}

/**
 * Whether a known reply is current, or the newest available: the operator has answered since the page was opened, or
 * can't be reached. Only then something may be called missing for not being in it.
 */
export function useSettled<N extends ReadName>(name: N, input: Input<N>): boolean {
  const { onLine, failing, portal } = useSnapshot(stores.network);
  return useAsked(name, input) || !onLine || failing || portal;
}
