/** The states of responsible gaming: unrestricted, on a break, excluded. */
export const rgStates = { normal: 0, onBreak: 1, excluded: 2 } as const;

/**
 * The limits a player can set, with their periods: hundredths for money, minutes for `session` and `reality` (players
 * 3.1). A `reminder` limits nothing: 1 shows the month's deposits before each further one (players B22).
 */
export const limitPeriods = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  wager: ['day', 'week', 'month'],
  session: ['day'],
  reality: ['none'],
  reminder: ['month'],
} as const;
export type LimitKind = keyof typeof limitPeriods;
export type LimitPeriod = (typeof limitPeriods)[LimitKind][number];

/** The range of a money limit, hundredths: whole pesos from 100 to 1,000,000 (checklist V-27). */
export const moneyLimit = { min: 10_000, max: 100_000_000, unit: 100 };

/** The range of the daily time limit, minutes. */
export const sessionLimit = { min: 15, max: 1_440 };

/** The intervals of reality checks in minutes, and the default; reality checks are never off. */
export const realityMinutes = [15, 30, 60, 120] as const;
export const defaultReality = 60;

const hour = 60 * 60 * 1_000;

/** The seconds of play in a day after which a break is suggested (players RG-27). */
export const heavyPlay = 3 * 60 * 60;

/** Loosening a limit: the cooling-off period, then the time to confirm it before it lapses, milliseconds. */
export const loosening = { wait: 24 * hour, confirm: 72 * hour };

/**
 * Lengths of a break in hours and of an exclusion in months; the first months of an exclusion are irrevocable (players
 * RG-17, RG-18).
 */
export const breakHours = [24, 72, 168, 720] as const;
export const exclusionMonths = [6, 12, 60] as const;
export const finalMonths = 6;

/** Whether a limit becomes stricter, which takes effect at once; 0 is no limit. */
export const tightens = (before: number, after: number): boolean => after > 0 && (before === 0 || after <= before);
