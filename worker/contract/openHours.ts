import { manilaOffset } from './calendar.ts';

/** Hours such as `08:00–20:00`, also past midnight. */
const clocks = /^((?:[01]?\d|2[0-4]):[0-5]\d)\s*[–-]\s*((?:[01]?\d|2[0-4]):[0-5]\d)$/;

const always = '24/7';

const padded = (clock: string) => clock.padStart('00:00'.length, '0');

/** Whether a time (epoch milliseconds) is within opening hours in Manila; undefined for hours in other words. */
function isBetween(hours: string, time: number): boolean | undefined {
  if (hours.trim() === always) return true;
  const [, from, until] = clocks.exec(hours.trim())?.map(padded) ?? [];
  if (from === undefined || until === undefined) return undefined;
  const now = new Date(time + manilaOffset).toISOString().slice(11, 16);
  return from < until ? now >= from && now < until : now >= from || now < until;
}

/** Whether a time is surely within opening hours: what is closed then has another reason than them. */
export const isWithin = (hours: string, time: number) => isBetween(hours, time) === true;

/** Whether a time is surely outside of opening hours. */
export const isOutside = (hours: string, time: number) => isBetween(hours, time) === false;
