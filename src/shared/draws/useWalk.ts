import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { movesLess } from '#data/preferences.ts';
import { walk, type Pace, type Step } from './walk.ts';

/** Milliseconds by a clock that nobody sets. */
const clock = () => performance.now();

interface Walking {
  steps: Iterator<Step>;
  /** When the present step is over. */
  until: number;
  target: number | undefined;
  end: (seen: boolean) => void;
}

/** A walk over the cells of a board. */
export interface Walk {
  /** The cell that is lit; undefined for none. */
  lit: number | undefined;
  /** Whether it is under way. */
  going: boolean;
  /** Begins to walk, before the result is known. With reduced motion nothing moves. */
  begin(): void;
  /** Ends on a cell; resolves once it is there, with false if nobody saw that: the board is gone or another walk began. */
  land(cell: number): Promise<boolean>;
  /** Stops, and marks no cell: there is no result. */
  halt(): void;
}

/**
 * Walks a highlight over a board: it ends on the cell of the result, at once with reduced motion, or when the page
 * becomes visible again (S-07, players B12).
 */
export function useWalk(cells: number, pace: Pace): Walk {
  const [lit, setLit] = useState<number>();
  const [isGoing, setIsGoing] = useState(false);
  const walking = useRef<Walking>(null);
  const last = useRef(-1);
  const left = useRef(false);

  function finish(cell: number | undefined, seen: boolean) {
    const { current } = walking;
    walking.current = null;
    if (cell !== undefined) last.current = cell;
    setLit(cell);
    setIsGoing(false);
    current?.end(seen);
  }

  const tick = useEffectEvent(() => {
    for (;;) {
      const { current } = walking;
      if (!current || clock() < current.until) return;
      const { value, done } = current.steps.next();
      if (done) return finish(current.target, true);
      current.until += value.step;
      setLit(value.cell);
    }
  });
  const look = useEffectEvent(() => {
    const { current } = walking;
    if (current?.target !== undefined && document.visibilityState === 'visible') finish(current.target, true);
  });
  const leave = useEffectEvent(() => walking.current?.end(false));

  useEffect(() => {
    if (!isGoing) return;
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
  }, [isGoing]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      leave();
    };
  }, []);

  function begin() {
    walking.current?.end(false);
    const start = clock();
    const elapsed = () => next.until - start;
    const steps = walk({ cells, from: last.current, pace, elapsed, target: () => next.target });
    const next: Walking = { steps, until: movesLess() ? Infinity : start, target: undefined, end: () => {} };
    walking.current = next;
    setLit(undefined);
    setIsGoing(true);
  }

  return {
    lit,
    going: isGoing,
    begin,
    land: (cell) =>
      new Promise((done) => {
        if (left.current) return done(false);
        if (!walking.current) begin();
        Object.assign(walking.current!, { target: cell, end: done });
        if (movesLess()) finish(cell, true);
      }),
    halt: () => finish(undefined, false),
  };
}
