import { useEffect, useEffectEvent, useState } from 'react';
import { stores } from '#data/stores.ts';

/** Polling interval and total time, milliseconds. */
export interface Pace {
  every: number;
  patience: number;
}

/** Polls while `active`, for the total time, but not while the operator is down; `again` restarts it. */
export function usePoll(active: boolean, poll: () => void, { every, patience }: Pace) {
  const [over, setOver] = useState(false);
  const pollNow = useEffectEvent(poll);
  const polling = active && !over;

  useEffect(() => {
    if (!polling) return;
    const interval = setInterval(() => stores.network.down || pollNow(), every);
    const timeout = setTimeout(() => setOver(true), patience);
    return () => {
      clearInterval(interval);
      clearTimeout(timeout);
    };
  }, [polling, every, patience]);

  return { over: active && over, again: () => setOver(false) };
}
