/** The periods of the ranking (payloads K): each starts at midnight in Manila, a week on Monday. */
export const rankPeriods = { day: 1, week: 2, month: 3 } as const;
export type RankPeriod = (typeof rankPeriods)[keyof typeof rankPeriods];

/** Whether the award of a mission, or of a place in the ranking, can be claimed. */
export const awardStates = { none: 0, claimable: 1, claimed: 2 } as const;

/**
 * What a slotshack mission counts on its game: valid bets in hundredths, the longest winning streak, or the best win
 * of a round in hundredths of its bet.
 */
export const missionKinds = ['wager', 'streak', 'multiplier'] as const;
export type MissionKind = (typeof missionKinds)[number];
