import { useEffect, useState } from 'react';
import { operatorTime } from '#data/operatorTime.ts';

const period = 10_000;
/** The current time by the operator's clock, epoch milliseconds, updated every ten seconds. */
export function useNow(): number {
  const [now, setNow] = useState(operatorTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(operatorTime()), period);
    return () => clearInterval(timer);
  }, []);
  return now;
}
