import { useEffect, useEffectEvent, useState } from 'react';

/** How often, and for how long at most, milliseconds. */
export interface Pace {
  every: number;
  patience: number;
}

/** Asks again and again while `active`, until the patience is over; `again` begins anew. */
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
