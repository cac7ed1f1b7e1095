import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';
import { spreadOver, useInSight } from './inSight.ts';

const day = 24 * 60 * 60 * 1_000;

/** A new day in Manila is taken to begin this much later, so that the operator's day has begun, milliseconds. */
const margin = 500;

/**
 * Calls when a day in Manila begins while the page is open, by the operator's clock (SI-05, TK-04): soon after midnight,
 * each device at its own time within the spread, or when the page is next visible; also when the operator's clock turns
 * out to be in another day than the device's.
 */
export function useManilaMidnight(onMidnight: () => void, within = spreadOver.shown): void {
  const beginSpread = useInSight(onMidnight, within);
  /** Only what happens at midnight itself is spread: devices wake up at different times anyway. */
  const begin = useEffectEvent((isMidnight: boolean) => (isMidnight ? beginSpread() : onMidnight()));
  const { clockOffset } = useSnapshot(stores.settings);
  const today = useRef('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (isMidnight: boolean) => {
      clearTimeout(timer);
      const now = Date.now() + clockOffset;
      const before = today.current;
      today.current = manilaDay(now);
      if (before && before !== today.current) begin(isMidnight);
      timer = setTimeout(() => look(true), startOfManilaDay(today.current) + day + margin - now);
    };
    const wake = () => look(false);
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [clockOffset]);
}
