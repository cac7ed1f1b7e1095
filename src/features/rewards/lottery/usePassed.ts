import { useEffect, useState } from 'react';
import { stores } from '#data/stores.ts';

/** How often the clock is looked at, milliseconds. */
const pace = 1_000;

const operatorTime = () => Date.now() + stores.settings.clockOffset;

/** Whether a time is over by the operator's clock; it turns true while the page is open (LO-01, LO-05). */
export function usePassed(time: number): boolean {
  const [now, setNow] = useState(operatorTime);
  const passed = now >= time;
  useEffect(() => {
    if (passed) return;
    const timer = setInterval(() => setNow(operatorTime()), pace);
    return () => clearInterval(timer);
  }, [passed]);
  return passed;
}
