import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';

const minute = 60_000;
const tick = 1_000;
/** A running round may be finished within this time after play should end, milliseconds. */
const lastRound = 10_000;
/** How many minutes before the end the player is notified, latest first. */
export const notices = [1, 5] as const;

/**
 * Ends play when a limit of the player's requires it (SX-04), after the running round, and returns the minutes left
 * once they are to be shown. An end from before the game was opened (`since`, epoch milliseconds; 0 for not open)
 * doesn't apply to it; one reported since then does, even if the clock was set back. `onEnd` is told whether time was
 * up, as counted down here, or the operator has stopped play.
 */
export function useEndOfPlay(
  since: number,
  inRound: () => boolean,
  onEnd: (isTimeUp: boolean) => void,
): (typeof notices)[number] | undefined {
  const { playEndsAt } = useSnapshot(stores.rg);
  const playing = useEffectEvent(inRound);
  const end = useEffectEvent(onEnd);
  const [left, setLeft] = useState(Infinity);
  const [opened, setOpened] = useState({ since, playEndsAt });
  if (opened.since !== since) setOpened({ since, playEndsAt });
  const limited = since > 0 && playEndsAt > 0 && (playEndsAt > since || playEndsAt !== opened.playEndsAt);
  // The end of play may be reported repeatedly, but the running round gets its extra time only once.
  const overSince = useRef(Infinity);
  const isTimeUp = useRef(false);
  useEffect(() => {
    if (!limited) return;
    // A stop by the operator is never ahead.
    const wasAhead = playEndsAt > Date.now();
    const look = () => {
      const rest = playEndsAt - Date.now();
      setLeft(rest);
      isTimeUp.current = rest <= 0 && (wasAhead || isTimeUp.current);
      overSince.current = rest > 0 ? Infinity : Math.min(overSince.current, playEndsAt);
      if (Date.now() - overSince.current >= (playing() ? lastRound : 0)) end(isTimeUp.current);
    };
    look();
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, [limited, playEndsAt]);
  return limited ? notices.find((minutes) => left <= minutes * minute) : undefined;
}
