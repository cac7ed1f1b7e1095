/** How a highlight walks over the cells of a board; milliseconds. */
export interface Pace {
  /** A step of the fast phase, and how long that phase lasts at least. */
  fast: number;
  span: number;
  /** How much longer each step after it is than the one before. */
  slower: number;
  /** The walk ends on a step longer than this. */
  last: number;
}

/** The jackpot's wheel of ten (spec §4, K-14). */
export const jackpotPace: Pace = { fast: 80, span: 3_000, slower: 20, last: 300 };

/** The wheel of the four tiers, which is over in 4 to 6 s (M-12). */
export const tierPace: Pace = { fast: 100, span: 3_000, slower: 40, last: 300 };

/** A wheel of eight, which is over in some four seconds. */
export const spinPace: Pace = { fast: 70, span: 1_500, slower: 30, last: 280 };

interface Way {
  cells: number;
  /** The cell before the first step. */
  from: number;
  pace: Pace;
  /** Milliseconds since the walk began. */
  elapsed: () => number;
  /** The winning cell, once it is known: the fast phase waits for it. */
  target: () => number | undefined;
}

/** A cell, and how long the highlight stays on it, milliseconds. */
export interface Step {
  cell: number;
  step: number;
}

/** The steps of a highlight, which ends on the winning cell; without a target it never slows down. */
export function* walk({ cells, from, pace, elapsed, target }: Way): Generator<Step, void> {
  let cell = from;
  const next = () => (cell = (cell + 1) % cells);
  while (elapsed() < pace.span || target() === undefined) yield { cell: next(), step: pace.fast };
  for (let step = pace.fast + pace.slower; ; step += pace.slower) {
    yield { cell: next(), step };
    if (step > pace.last && cell === target()) return;
  }
}
