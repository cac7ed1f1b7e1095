import { useSyncExternalStore } from 'react';

const second = 1_000;

/** Ticks twice a second, so that no second is skipped. */
function tick(listener: () => void) {
  const timer = setInterval(listener, second / 2);
  return () => clearInterval(timer);
}

/** Whole seconds until a time (epoch milliseconds by this device's clock), as a countdown; 0 once it is over. */
export const useSecondsLeft = (until: number) =>
  useSyncExternalStore(tick, () => Math.max(0, Math.ceil((until - Date.now()) / second)));
