/** What a cover is made of: the game, the drawing that its name calls for, and its own chance. */
export interface Sketch {
  readonly id: number;
  readonly hero: string;
  readonly take: (below: number) => number;
}

/** Draws what stands on a cover of 200 by 200, over its background. */
export type Composition = (sketch: Sketch) => string;
