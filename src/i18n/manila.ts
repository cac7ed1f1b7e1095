/** Manila's offset from UTC, without daylight saving time, milliseconds. */
const manilaOffset = 8 * 3_600_000;

/**
 * The date and time in Manila at a time (epoch milliseconds), such as `2026-11-21 14:05:00`; empty if no date can
 * represent it.
 */
export const manilaTime = (time: number) => {
  const date = new Date(time + manilaOffset);
  return Number.isNaN(+date) ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
};

/** The date in Manila at a time (epoch milliseconds), such as `2026-11-21`. */
export const manilaDay = (time: number) => manilaTime(time).slice(0, 10);

/** The start of a day in Manila (`2026-11-21`), epoch milliseconds; NaN for an invalid date. */
export const startOfManilaDay = (date: string) => Date.parse(`${date}T00:00:00Z`) - manilaOffset;
