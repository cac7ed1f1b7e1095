import * as codes from '#contract/codes.ts';
import type { Span } from '#sandbox/ledger/records.ts';
import { Refusal } from './refusal.ts';

/** The longest period that records can be queried for, days; a few more than 90, as days begin at midnight (checklist V-28). */
export const mostDays = 92;
const longestPeriod = mostDays * 24 * 60 * 60 * 1_000;

/** Throws for a period that ends before it begins, or is too long. */
export function checkRecordPeriod({ startTime, endTime }: Span): void {
  if (!startTime || !endTime) return;
  if (endTime < startTime || endTime - startTime > longestPeriod)
    throw new Refusal(codes.badParameter, 'From not after to, and at most 90 days', { field: 'endTime' });
}
