import { useEffect, useState } from 'react';
import { stores } from '#data/stores.ts';

const period = 10_000;
const operatorsNow = () => Date.now() + stores.settings.clockOffset;

/** The current time by the operator's clock, epoch milliseconds, updated every ten seconds. */
export function useNow(): number {
  const [now, look] = useState(operatorsNow);
  useEffect(() => {
    const timer = setInterval(() => look(operatorsNow()), period);
    return () => clearInterval(timer);
  }, []);
  return now;
}
