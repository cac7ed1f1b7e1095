import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long skeletons may be shown without a message, milliseconds (reliability I6). */
const patience = 2_000;

const hearers = new Set<() => void>();
let shapes = 0;

function count(by: 1 | -1) {
  shapes += by;
  for (const hear of hearers) hear();
}

function follow(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Counts a mounted skeleton. */
export function useShape(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether skeletons have been on screen so long that a message is due. */
export function useLongWait(): boolean {
  const waits = useSyncExternalStore(follow, () => shapes > 0);
  const [long, say] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(say, patience, true);
    return () => {
      clearTimeout(timer);
      say(false);
    };
  }, [waits]);
  return long;
}
