import { addMonths } from '#contract/calendar.ts';
import type { Input } from '#contract/endpoints.ts';

const hour = 60 * 60 * 1_000;

type Length = Pick<Input<'selfExclude'>, 'hours' | 'months'>;

/** When a break or an exclusion ends that counts from a moment, epoch milliseconds. */
export const endOfSpan = (from: number, { hours, months }: Length) =>
  months ? addMonths(from, months) : from + (hours ?? 0) * hour;

/** The moment that a break or an exclusion with this end counts from, epoch milliseconds. */
export const startOfSpan = (until: number, { hours, months }: Length) =>
  months ? addMonths(until, -months) : until - (hours ?? 0) * hour;
