import { useEffect, useEffectEvent, useRef } from 'react';

/** A link out of the app that was followed. */
interface Trip {
  id: number;
  /** When the page was hidden, by the monotonic clock; undefined while still visible. */
  since: number | undefined;
}

interface AwayPlan {
  /** The minimum time the page must be hidden, milliseconds. */
  least: number;
  /** Called when the player is back; `long` if the page was hidden long enough. */
  onBack: (id: number, long: boolean) => void;
  /** Monotonic clock, milliseconds. */
  now?: () => number;
}

/** Measures how long a player was away at another site (FO-01): call `leave` when they go there. */
export function useAway({ least, onBack, now = () => performance.now() }: AwayPlan): { leave: (id: number) => void } {
  const trip = useRef<Trip>(null);
  const look = useEffectEvent(() => {
    const gone = trip.current;
    if (!gone) return;
    if (document.visibilityState === 'hidden') {
      gone.since ??= now();
      return;
    }
    if (gone.since === undefined) return;
    trip.current = null;
    onBack(gone.id, now() - gone.since >= least);
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return { leave: (id) => void (trip.current = { id, since: undefined }) };
}
