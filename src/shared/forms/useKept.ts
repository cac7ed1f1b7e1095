import { useCallback, useEffect, useRef } from 'react';

/**
 * How long typed values wait before they are stored on the device, milliseconds; further typing doesn't restart the
 * delay.
 */
const pause = 400;

/**
 * Stores typed values on the device, throttled, and the last of them when the page is left. Returns functions to
 * store them at once and to stop storing.
 */
export function useKept<V>(values: V, store: (values: V) => Promise<unknown>) {
  const seen = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = useRef(store);
  useEffect(() => void (put.current = store));

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    forget();
    void put.current(seen.current).catch(() => {});
  }, [forget]);

  useEffect(() => {
    if (values === seen.current) return;
    seen.current = values;
    timer.current ??= setTimeout(keep, pause);
  }, [values, keep]);
  useEffect(() => keep, [keep]);

  return { keep, forget };
}
