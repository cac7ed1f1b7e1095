import { useEffect, useEffectEvent } from 'react';
import { stores } from '#data/stores.ts';
import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';

const day = 24 * 60 * 60 * 1_000;

/** The day after a day in Manila begins a little later by this, so that the operator's day has begun, milliseconds. */
const margin = 500;

const operatorTime = () => Date.now() + stores.settings.clockOffset;

/**
 * Calls when a day in Manila begins while the page is open, by the operator's clock (SI-05, TK-04): at midnight, or when
 * the page is seen again after it.
 */
export function useManilaMidnight(onMidnight: () => void): void {
  const begin = useEffectEvent(() => onMidnight());

  useEffect(() => {
    let today = manilaDay(operatorTime());
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = operatorTime();
      if (manilaDay(now) !== today) {
        today = manilaDay(now);
        begin();
      }
      timer = setTimeout(look, startOfManilaDay(today) + day + margin - now);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
