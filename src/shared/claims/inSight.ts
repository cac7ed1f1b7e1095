import { useEffect, useRef } from 'react';
import { randomDelay } from '#browser/randomDelay.ts';

/**
 * How long a moment that all devices share, such as midnight, is spread, milliseconds: for what a player waits for on
 * the page, for what the page shows, and for what it doesn't.
 */
export const spreadOver = { awaited: 2_000, shown: 5_000, unseen: 60_000 };

/** Runs after a random delay of at most `within`, and only once the page is visible; returns what cancels it. */
export function runInSight(run: () => void, within: number): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    const runIfVisible = () => {
      if (document.visibilityState !== 'visible') return;
      controller.abort();
      run();
    };
    document.addEventListener('visibilitychange', runIfVisible, { signal });
    runIfVisible();
  }, randomDelay(within));
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Runs so while its screen is open; called again, it starts over. */
export function useInSight(run: () => void, within = spreadOver.shown): () => void {
  const latest = useRef(run);
  const cancel = useRef(() => {});
  useEffect(() => void (latest.current = run));
  useEffect(() => () => cancel.current(), []);
  return () => {
    cancel.current();
    cancel.current = runInSight(() => latest.current(), within);
  };
}
