import { manilaOffset } from './calendar.ts';

/** Hours such as `08:00–20:00`, also past midnight. */
const clocks = /^((?:[01]?\d|2[0-4]):[0-5]\d)\s*[–-]\s*((?:[01]?\d|2[0-4]):[0-5]\d)$/;

const padded = (clock: string) => clock.padStart('00:00'.length, '0');

/**
 * Whether a time (epoch milliseconds) is surely outside of opening hours in Manila; hours in other words than
 * `08:00–20:00` say nothing sure.
 */
export function isOutside(hours: string, time: number): boolean {
  const [, from, until] = clocks.exec(hours.trim())?.map(padded) ?? [];
  if (from === undefined || until === undefined) return false;
  const now = new Date(time + manilaOffset).toISOString().slice(11, 16);
  return from < until ? now < from || now >= until : now < from && now >= until;
}
