import { manilaTime } from '#i18n/manila.ts';

/** Hours such as `08:00–20:00`, also past midnight. */
const clocks = /^(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/;

const padded = (clock: string) => clock.padStart('00:00'.length, '0');

/**
 * Whether a time (epoch milliseconds) is surely outside of opening hours in Manila; hours in other words than
 * `08:00–20:00` say nothing sure. What is closed within its hours has another reason, and its hours aren't told.
 */
export function isOutside(hours: string, time: number): boolean {
  const [, from, until] = clocks.exec(hours.trim())?.map(padded) ?? [];
  if (from === undefined || until === undefined) return false;
  const now = manilaTime(time).slice(11, 16);
  return from <= until ? now < from || now >= until : now < from && now >= until;
}
