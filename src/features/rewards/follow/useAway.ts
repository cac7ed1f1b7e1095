import { useEffect, useEffectEvent, useRef } from 'react';

/** A way out of the app that somebody has taken. */
interface Trip {
  id: number;
  /** When the page was hidden, by a clock that nobody sets; undefined while it is still seen. */
  since: number | undefined;
}

interface AwayPlan {
  /** How long the page must be hidden, milliseconds. */
  least: number;
  /** The player is back; `long` if the page was hidden long enough. */
  onBack: (id: number, long: boolean) => void;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
}

/** Tells how long a player was away at another site (FO-01): `leave` is called when they go there. */
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
