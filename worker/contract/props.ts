/** The props whose ids the spec gives one by one (spec §3); coins and jackpots are money, in hundredths. */
export const props = {
  coin: 2001,
  points: 2002,
  activityPoints: 4001,
  /** The jackpot itself, for a cell of the wheel that leads to its tiers; the last id is reserved. */
  jackpot: 50_000,
  mega: 50_001,
  major: 50_002,
  minor: 50_003,
  mini: 50_004,
  lastJackpot: 50_005,
  diamond: 60_001,
} as const;

/** The props of a range, both ends included. */
export const propRanges = {
  coin: [props.coin, props.coin],
  couponGeneral: [1001, 1099],
  couponFixed: [1201, 1299],
  couponGive: [1301, 1399],
  newYear: [40_001, 40_004],
  jackpot: [props.jackpot, props.lastJackpot],
  lottery: [80_001, 80_003],
} as const;

/** Whether a prop is in a range. */
export const isPropOf = (range: keyof typeof propRanges, id: number) =>
  id >= propRanges[range][0] && id <= propRanges[range][1];

/** The ranges of props that are money, in hundredths (payloads 0, Rw). */
export const moneyRanges = ['coin', 'jackpot'] as const;

/** Whether a prop is money. */
export const isMoney = (id: number) => moneyRanges.some((range) => isPropOf(range, id));
