import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from './stores.ts';

const minute = 60_000;

/**
 * The operator's time, epoch milliseconds: current when the page opens or is seen again, then every minute; never
 * before an answer that arrived at `at`.
 */
export function useOperatorTime(at = 0): number {
  const { clockOffset } = useSnapshot(stores.settings);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, minute);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return Math.max(now, at) + clockOffset;
}
