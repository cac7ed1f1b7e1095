/** What a player can have once: a reward of a day, a level, a step. `name` says which. */
export interface Claims {
  userId: number;
  name: string;
  time: number;
}

/** How many of a thing with a stock are taken, by a player, or in all (then `userId` is 0). */
export interface Takings {
  name: string;
  userId: number;
  taken: number;
}
