import { randomBytes } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import type { IdType } from '#contract/typed/idNumber.ts';
import { finalMonths, rgStates } from '#contract/protection.ts';
import { closeStays } from '#sandbox/db/stays.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { addMonths } from '#contract/calendar.ts';
import { Refusal } from '../http/refusal.ts';

const hour = 60 * 60 * 1_000;

/** The break or exclusion that applies to a player now; undefined once it has ended by itself. */
export async function rgRestrictionOf(db: Db, userId: number, time: number) {
  const row = await db
    .selectFrom('exclusions')
    .select(['state', 'until', 'irrevocableUntil', 'ref'])
    .where('userId', '=', userId)
    .where('until', '>', time)
    .executeTakeFirst();
  return row && { ...row, state: row.state as 1 | 2 };
}

/** Whether a player is excluded now. */
export const isExcluded = async (db: Db, userId: number, time: number): Promise<boolean> =>
  (await rgRestrictionOf(db, userId, time))?.state === rgStates.excluded;

/** Throws for a player on a break or excluded. */
export async function checkAllowed(db: Db, userId: number, time: number): Promise<void> {
  const kept = await rgRestrictionOf(db, userId, time);
  if (kept) throw restriction(kept);
}

/** The refusal for a player on a break or excluded. */
export function restriction({
  state,
  until,
  irrevocableUntil,
}: {
  state: number;
  until: number;
  irrevocableUntil: number;
}) {
  return state === rgStates.excluded
    ? new Refusal(codes.excluded, 'You have excluded yourself', { until, irrevocableUntil })
    : new Refusal(codes.onBreak, 'You are on a break', { until });
}

/** Throws if an excluded person's number, proven by a code, or verified document is used for another account. */
export async function checkNotExcluded(
  db: Db,
  by: { mobile: string } | { idType: IdType; idNo: string },
  userId: number,
  time: number,
): Promise<void> {
  const kept = db
    .selectFrom('exclusions')
    .select(['state', 'until', 'irrevocableUntil'])
    .where('state', '=', rgStates.excluded)
    .where('until', '>', time)
    .where('userId', '!=', userId);
  const theirs =
    'mobile' in by
      ? db
          .selectFrom('users')
          .select('id as userId')
          .where('mobile', '=', by.mobile)
          .where('mobileProvenAt', 'is not', null)
      : db
          .selectFrom('kycChecks')
          .select('userId')
          .where('idType', '=', by.idType)
          .where('idNo', '=', by.idNo)
          .where('verdict', '=', kycStates.passed)
          .where('decidedAt', '<=', time);
  const row = await kept.where('userId', 'in', theirs).limit(1).executeTakeFirst();
  if (row) throw restriction(row);
}

type Length = { hours: number } | { months: number };

/**
 * How long a request may have waited on a device at most, milliseconds: a longer wait doesn't count, as an exclusion that
 * is over at once would end turnover that none of a few days may end.
 */
const longestUnderway = 30 * 24 * hour;

/**
 * Begins a break or an exclusion for a locked player: closes open game sessions, is never shorter than an existing one,
 * and a further exclusion extends the one before. Its length counts from `from`, epoch milliseconds, but at the earliest
 * from `longestUnderway` ago, and at the latest from now, or from the end that it extends.
 */
export async function exclude(trx: Trx, userId: number, length: Length, time: number, from = Infinity) {
  const before = await rgRestrictionOf(trx, userId, time);
  const latest = 'months' in length && before?.state === rgStates.excluded ? before.until : time;
  const start = Math.min(Math.max(from, time - longestUnderway), latest);
  const requested =
    'months' in length
      ? {
          state: rgStates.excluded,
          until: addMonths(start, length.months),
          irrevocableUntil: addMonths(Math.min(start, time), finalMonths),
        }
      : { state: rgStates.onBreak, until: start + length.hours * hour, irrevocableUntil: start + length.hours * hour };
  if (!before && requested.until <= time)
    throw new Refusal(codes.badParameter, 'It would be over already', { field: 'from' });
  const row = {
    state: Math.max(requested.state, before?.state ?? 0) as 1 | 2,
    until: Math.max(requested.until, before?.until ?? 0),
    irrevocableUntil: Math.max(requested.irrevocableUntil, before?.irrevocableUntil ?? 0),
    ref: before && before.state >= requested.state ? before.ref : newRef(requested.state),
  };
  await trx
    .insertInto('exclusions')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
  await closeStays(trx, userId, time);
  return row;
}

const newRef = (state: number) =>
  `${state === rgStates.excluded ? 'SX' : 'BR'}-${randomBytes(4).toString('hex').toUpperCase()}`;
