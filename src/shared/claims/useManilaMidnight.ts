import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';

const day = 24 * 60 * 60 * 1_000;

/** A new day in Manila is taken to begin this much later, so that the operator's day has begun, milliseconds. */
const margin = 500;

/**
 * Calls when a day in Manila begins while the page is open, by the operator's clock (SI-05, TK-04): at midnight, or
 * when the page is next visible; also when the operator's clock turns out to be in another day than the device's.
 */
export function useManilaMidnight(onMidnight: () => void): void {
  const begin = useEffectEvent(() => onMidnight());
  const { clockOffset } = useSnapshot(stores.settings);
  const today = useRef('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now() + clockOffset;
      const before = today.current;
      today.current = manilaDay(now);
      if (before && before !== today.current) begin();
      timer = setTimeout(look, startOfManilaDay(today.current) + day + margin - now);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clockOffset]);
}
