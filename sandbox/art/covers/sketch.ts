/** The input of a cover: the game, the drawing its name suggests, and its own random numbers. */
export interface Sketch {
  readonly id: number;
  readonly hero: string;
  readonly take: (below: number) => number;
}

/** Draws the content of a cover of 200 by 200, over its background. */
export type Composition = (sketch: Sketch) => string;
