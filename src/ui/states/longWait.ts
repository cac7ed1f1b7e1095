import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long shapes may stand for what is on its way before a word is due, milliseconds (reliability I6). */
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

/** Counts a shape that stands for what is on its way. */
export function useShape(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether shapes have stood on screen for so long that somebody should say a word. */
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
