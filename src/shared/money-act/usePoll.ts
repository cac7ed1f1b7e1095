import { useEffect, useEffectEvent, useState } from 'react';

/** Polling interval and total time, milliseconds. */
export interface Pace {
  every: number;
  patience: number;
}

/** Polls while `active`, for the total time; `again` restarts it. */
export function usePoll(active: boolean, ask: () => void, { every, patience }: Pace) {
  const [over, setOver] = useState(false);
  const askAgain = useEffectEvent(ask);
  const asking = active && !over;

  useEffect(() => {
    if (!asking) return;
    const turns = setInterval(() => askAgain(), every);
    const end = setTimeout(() => setOver(true), patience);
    return () => {
      clearInterval(turns);
      clearTimeout(end);
    };
  }, [asking, every, patience]);

  return { over: active && over, again: () => setOver(false) };
}
