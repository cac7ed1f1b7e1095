import { sql } from 'kysely';
import { wholeRate } from '#contract/rewards/bonus.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf, startOfDate } from '#sandbox/manila.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { countMembers, isTheirs, playedIn } from './members.ts';
import { levelFor } from './terms.ts';

/** The commission on members' bets, hundredths. */
export const commissionOf = (bet: number, rate: number) => hundredths(Math.floor((bet * rate) / wholeRate));

/**
 * The own money that direct members bet, by day in Manila, in rounds settled between two times while they were
 * members: the sole basis of commission.
 */
export async function betsOfMembers(db: Db, userId: number, from: number, to: number) {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .innerJoin('users', (join) => join.on('stays.userId', '=', playedIn))
    .select([
      sql<string>`to_char(to_timestamp(rounds.settled_at / 1000) at time zone 'Asia/Manila', 'YYYY-MM-DD')`.as('date'),
      sql<number | string>`sum(rounds.bet - rounds.bonus_bet)`.as('bet'),
    ])
    .where('users.pid', '=', userId)
    .where('stays.demo', '=', false)
    .whereRef('rounds.settledAt', '>=', 'users.pidAt')
    .where(isTheirs('rounds.settled_at'))
    .where('rounds.settledAt', '>=', from)
    .where('rounds.settledAt', '<', to)
    .groupBy('date')
    .orderBy('date')
    .execute();
  return rows.map(({ date, bet }) => ({ day: startOfDate(date)!, bet: hundredths(Number(bet)) }));
}

/**
 * Books a player's past days that aren't booked yet, each in a transaction of its own, so that it stays booked whatever
 * becomes of the next. No member is locked meanwhile, as their play would wait.
 */
export async function bookDue(db: Db, userId: number, time: number): Promise<void> {
  const today = startOf('day', time);
  const until = await bookedUntil(db, userId);
  if (until >= today) return;
  await awaitRounds(db, userId);
  for (const { day, bet } of await betsOfMembers(db, userId, until, today))
    await bookUntil(db, userId, endOf('day', day), (trx) => bookDay(trx, userId, { day, bet }));
  await bookUntil(db, userId, today);
}

/** Books what a player has until a time, under their lock, unless it is booked already. */
async function bookUntil(db: Db, userId: number, commissionedUntil: number, book?: (trx: Trx) => Promise<void>) {
  await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    if ((await bookedUntil(trx, userId)) >= commissionedUntil) return;
    await book?.(trx);
    await trx.updateTable('users').set({ commissionedUntil }).where('id', '=', userId).execute();
  });
}

/**
 * Books a day's commission, at the rate of the level that valid members had reached at its end (SH-03). A claimed day
 * is unchanged.
 */
async function bookDay(trx: Trx, userId: number, { day, bet }: { day: number; bet: Money }): Promise<void> {
  const { valid } = await countMembers(trx, userId, endOf('day', day));
  const { rate } = levelFor(valid);
  const row = { bet, valid, rate, amount: commissionOf(bet, rate) };
  if (row.amount === 0) return;
  await trx
    .insertInto('commissions')
    .values({ ...row, userId, day, claimedAt: null })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'day']).doUpdateSet(row).where('commissions.claimedAt', 'is', null),
    )
    .execute();
}

/**
 * Waits for rounds of direct members that are being settled, so that those of before midnight are on record: a round
 * gets its time of settlement once its player is locked. Members who are locked are waited for one at a time, so that
 * nobody else's play waits.
 */
async function awaitRounds(db: Db, userId: number): Promise<void> {
  const locked = db
    .with('free', (queries) =>
      queries.selectFrom('users').select('id').where('pid', '=', userId).forShare().skipLocked(),
    )
    .selectFrom('users')
    .select('id')
    .where('pid', '=', userId)
    .where('id', 'not in', (queries) => queries.selectFrom('free').select('free.id'));
  for (const { id } of await locked.execute())
    await db.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
}

async function bookedUntil(db: Db, userId: number): Promise<number> {
  const { commissionedUntil } = await db
    .selectFrom('users')
    .select('commissionedUntil')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return commissionedUntil;
}

/** A player's unclaimed booked commission, the earliest first. */
export const unreceived = (db: Db, userId: number) =>
  db
    .selectFrom('commissions')
    .select(['id', 'amount'])
    .where('userId', '=', userId)
    .where('claimedAt', 'is', null)
    .orderBy('day')
    .execute();
