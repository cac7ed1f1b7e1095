/** What a player is kept from playing by: nothing, a break of their own, or an exclusion. */
export const rgStates = { normal: 0, onBreak: 1, excluded: 2 } as const;

/**
 * What can be limited, and for which times: hundredths for money, minutes for `session` and `reality` (players 3.1). A
 * `reminder` limits nothing: 1 has the month's deposits told before each further one (players B22).
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

/** What a money limit may be, hundredths: whole pesos from 100 to 1,000,000 (checklist V-27). */
export const moneyLimit = { min: 10_000, max: 100_000_000, unit: 100 };

/** Minutes of play a day that may be allowed. */
export const sessionLimit = { min: 15, max: 1_440 };

/** Minutes between two reality checks, and what holds when nobody has chosen: they are never off. */
export const realityMinutes = [15, 30, 60, 120] as const;
export const defaultReality = 60;

const hour = 60 * 60 * 1_000;

/** So many seconds of play in one day are a lot: whoever has played for longer is told of breaks (players RG-27). */
export const heavyPlay = 3 * 60 * 60;

/** A looser limit waits so long, milliseconds, and then so long for the player's second word, after which it lapses. */
export const loosening = { wait: 24 * hour, confirm: 72 * hour };

/** Lengths of a break, in hours, and of an exclusion, in months; its first months can't be taken back (players RG-17, RG-18). */
export const breakHours = [24, 72, 168, 720] as const;
export const exclusionMonths = [6, 12, 60] as const;
export const finalMonths = 6;

/** Whether a limit gets tighter, which happens at once; 0 is no limit. */
export const tightens = (before: number, after: number): boolean => after > 0 && (before === 0 || after <= before);
