/** The pace of a highlight moving over a board's cells, milliseconds. */
export interface Pace {
  /** A step of the fast phase, and the minimum length of that phase. */
  fast: number;
  span: number;
  /** How much longer each later step is than the one before. */
  slower: number;
  /** The highlight stops on a step longer than this. */
  last: number;
}

/** The jackpot's wheel of ten (spec §4, K-14). */
export const jackpotPace: Pace = { fast: 80, span: 3_000, slower: 20, last: 300 };

/** The wheel of the four tiers, which takes 4 to 6 s (M-12). */
export const tierPace: Pace = { fast: 100, span: 3_000, slower: 40, last: 300 };

/** A wheel of eight, which takes about four seconds. */
export const spinPace: Pace = { fast: 70, span: 1_500, slower: 30, last: 280 };

interface Options {
  cells: number;
  /** The cell before the first step. */
  from: number;
  pace: Pace;
  /** Milliseconds since the start. */
  elapsed: () => number;
  /** The winning cell, once known: the fast phase waits for it. */
  target: () => number | undefined;
}

/** A cell, and how long the highlight stays on it, milliseconds. */
export interface Step {
  cell: number;
  step: number;
}

/** The steps of a highlight, which ends on the winning cell; without a target it never slows down. */
export function* highlightSteps({ cells, from, pace, elapsed, target }: Options): Generator<Step, void> {
  let cell = from;
  const next = () => (cell = (cell + 1) % cells);
  while (elapsed() < pace.span || target() === undefined) yield { cell: next(), step: pace.fast };
  for (let step = pace.fast + pace.slower; ; step += pace.slower) {
    yield { cell: next(), step };
    if (step > pace.last && cell === target()) return;
  }
}
