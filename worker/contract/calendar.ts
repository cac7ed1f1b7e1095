const dayLength = 24 * 60 * 60_000;

/** Manila's offset from UTC, all year, in milliseconds. */
export const manilaOffset = 8 * 60 * 60_000;

/**
 * The same time of day in Manila this many calendar months later, clamped to the last day of the month; epoch
 * milliseconds.
 */
export function addMonths(time: number, months: number): number {
  const date = new Date(time + manilaOffset);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + ((time + manilaOffset) % dayLength) - manilaOffset;
}
