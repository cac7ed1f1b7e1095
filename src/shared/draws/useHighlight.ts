import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { movesLess } from '#data/preferences.ts';
import { highlightSteps, type Pace, type Step } from './highlightSteps.ts';

/** Monotonic clock, milliseconds. */
const clock = () => performance.now();

interface Run {
  steps: Iterator<Step>;
  /** When the current step ends. */
  until: number;
  target: number | undefined;
  end: (seen: boolean) => void;
}

/** A highlight that moves over the cells of a board. */
export interface Highlight {
  /** The lit cell, if any. */
  lit: number | undefined;
  /** Whether it is moving. */
  isMoving: boolean;
  /** Starts moving before the result is known. With reduced motion nothing moves. */
  start(): void;
  /** Ends on a cell; resolves with false if the player didn't see it: the board was unmounted, or another run started. */
  land(cell: number): Promise<boolean>;
  /** Stops with no cell lit: there is no result. */
  stop(): void;
}

/**
 * Moves a highlight over a board until it lands on the result's cell: at once with reduced motion, or when the page
 * becomes visible again (S-07, players B12).
 */
export function useHighlight(cells: number, pace: Pace): Highlight {
  const [lit, setLit] = useState<number>();
  const [isMoving, setIsMoving] = useState(false);
  const run = useRef<Run>(null);
  const last = useRef(-1);
  const left = useRef(false);

  function finish(cell: number | undefined, seen: boolean) {
    const { current } = run;
    run.current = null;
    if (cell !== undefined) last.current = cell;
    setLit(cell);
    setIsMoving(false);
    current?.end(seen);
  }

  const tick = useEffectEvent(() => {
    for (;;) {
      const { current } = run;
      if (!current || clock() < current.until) return;
      const { value, done } = current.steps.next();
      if (done) return finish(current.target, true);
      current.until += value.step;
      setLit(value.cell);
    }
  });
  const look = useEffectEvent(() => {
    const { current } = run;
    if (current?.target !== undefined && document.visibilityState === 'visible') finish(current.target, true);
  });
  const leave = useEffectEvent(() => run.current?.end(false));

  useEffect(() => {
    if (!isMoving) return;
    let frame = 0;
    const draw = () => {
      tick();
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isMoving]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      leave();
    };
  }, []);

  function start() {
    run.current?.end(false);
    const startedAt = clock();
    const elapsed = () => next.until - startedAt;
    const steps = highlightSteps({ cells, from: last.current, pace, elapsed, target: () => next.target });
    const next: Run = { steps, until: movesLess() ? Infinity : startedAt, target: undefined, end: () => {} };
    run.current = next;
    setLit(undefined);
    setIsMoving(true);
  }

  return {
    lit,
    isMoving,
    start,
    land: (cell) =>
      new Promise((done) => {
        if (left.current) return done(false);
        if (!run.current) start();
        Object.assign(run.current!, { target: cell, end: done });
        if (movesLess()) finish(cell, true);
      }),
    stop: () => finish(undefined, false),
  };
}
