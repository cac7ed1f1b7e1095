import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';

/** How often the clock is checked at least: it may be set, and timers stop while a device sleeps. Milliseconds. */
const pace = 60_000;

/** The longest delay of a timer, milliseconds. */
const maxDelay = 2 ** 31 - 1;

/** Whether a time has passed by the operator's clock; becomes true while the page is open (LO-01, LO-05). */
export function usePassed(time: number): boolean {
  // The clock's offset is known only once the operator has answered.
  const { clockOffset } = useSnapshot(stores.settings);
  const [now, setNow] = useState(() => Date.now());
  const due = time - clockOffset;
  const passed = now >= due;
  useEffect(() => {
    if (passed) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(due - Date.now(), maxDelay));
    const interval = setInterval(look, pace);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, [passed, due]);
  return passed;
}
