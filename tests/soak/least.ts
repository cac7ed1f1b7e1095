/** Minimum coverage of a one-day run, so that an empty one can't pass; pro rata for a shorter run. */
export const leastPerDay = {
  deposits: 150,
  /** Count of the money call received least often. */
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

/** The coverage of a run. */
export type Count = Record<keyof typeof leastPerDay, number>;
