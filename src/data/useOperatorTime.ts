import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from './stores.ts';

const minute = 60_000;

/** The operator's time, epoch milliseconds, updated every minute. */
export function useOperatorTime(): number {
  const { clockOffset } = useSnapshot(stores.settings);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now + clockOffset;
}
