import { useEffect, useEffectEvent } from 'react';

/** What moves by itself rests once nobody has touched the page for this long, milliseconds. */
const restsAfter = 30_000;

const inputs = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Calls `turn` at an interval, milliseconds, while `active`. A page that is hidden or at rest has no timer, and goes on
 * once it is seen or touched.
 */
export function useTurns(active: boolean, turn: () => void, every: number): void {
  const takeTurn = useEffectEvent(turn);
  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setInterval> | undefined;
    let touchedAt = 0;
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const next = () => {
      takeTurn();
      if (performance.now() - touchedAt >= restsAfter) stop();
    };
    const wake = () => {
      touchedAt = performance.now();
      timer ??= setInterval(next, every);
    };
    const look = () => (document.visibilityState === 'visible' ? wake() : stop());
    for (const input of inputs) addEventListener(input, wake, { passive: true, capture: true, signal });
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => {
      stop();
      controller.abort();
    };
  }, [active, every]);
}
