/** What a run of a day must hold at least, so that an empty one can't pass; a shorter run its share. */
export const leastPerDay = {
  deposits: 150,
  /** Of the calls that move value the one that was received least. */
  rarest: 30,
  uncertain: 20,
  games: 80,
  events: 500,
  logins: 150,
  deaths: 80,
  tabs: 120,
  faults: 2_000,
  heartbeats: 1_000,
};

/** What a run held. */
export type Count = Record<keyof typeof leastPerDay, number>;
