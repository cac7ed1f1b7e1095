import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long skeletons may be shown without a message, milliseconds (reliability I6). */
const patience = 2_000;

const listeners = new Set<() => void>();
let shapes = 0;

function count(by: 1 | -1) {
  shapes += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a mounted skeleton. */
export function useShape(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether skeletons have been on screen long enough for a message. */
export function useLongWait(): boolean {
  const waits = useSyncExternalStore(subscribe, () => shapes > 0);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(setLong, patience, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);
  return long;
}
