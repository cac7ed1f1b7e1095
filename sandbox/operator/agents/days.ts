import { sql } from 'kysely';
import { wholeRate } from '#contract/rewards/bonus.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf, startOfDate } from '#sandbox/manila.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { countMembers } from './members.ts';
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
    .innerJoin('users', 'users.id', 'stays.userId')
    .select([
      sql<string>`to_char(to_timestamp(rounds.settled_at / 1000) at time zone 'Asia/Manila', 'YYYY-MM-DD')`.as('date'),
      sql<number | string>`sum(rounds.bet - rounds.bonus_bet)`.as('bet'),
    ])
    .where('users.pid', '=', userId)
    .where('stays.demo', '=', false)
    .whereRef('rounds.settledAt', '>=', 'users.pidAt')
    .where('rounds.settledAt', '>=', from)
    .where('rounds.settledAt', '<', to)
    .groupBy('date')
    .orderBy('date')
    .execute();
  return rows.map(({ date, bet }) => ({ day: startOfDate(date)!, bet: hundredths(Number(bet)) }));
}

/**
 * Books a locked player's commission of past days not booked yet, at the rate of the level that valid members had
 * reached at the day's end (SH-03). A claimed day is unchanged.
 */
export async function bookDays(trx: Trx, userId: number, time: number): Promise<void> {
  const today = startOf('day', time);
  const until = await bookedUntil(trx, userId);
  if (until >= today) return;
  await awaitRounds(trx, userId);
  for (const { day, bet } of await betsOfMembers(trx, userId, until, today)) {
    const { valid } = await countMembers(trx, userId, endOf('day', day));
    const { rate } = levelFor(valid);
    const row = { bet, valid, rate, amount: commissionOf(bet, rate) };
    if (row.amount === 0) continue;
    await trx
      .insertInto('commissions')
      .values({ ...row, userId, day, claimedAt: null })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'day']).doUpdateSet(row).where('commissions.claimedAt', 'is', null),
      )
      .execute();
  }
  await trx.updateTable('users').set({ commissionedUntil: today }).where('id', '=', userId).execute();
}

/**
 * Waits for rounds of direct members that are being settled, so that those of before midnight are on record: a round
 * gets its time of settlement once its player is locked.
 */
async function awaitRounds(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('pid', '=', userId).orderBy('id').forShare().execute();
}

async function bookedUntil(db: Db, userId: number): Promise<number> {
  const { commissionedUntil } = await db
    .selectFrom('users')
    .select('commissionedUntil')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return commissionedUntil;
}

/** Books a player's past days, if some aren't booked. */
export async function bookDue(db: Db, userId: number, time: number): Promise<void> {
  if ((await bookedUntil(db, userId)) >= startOf('day', time)) return;
  await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    await bookDays(trx, userId, time);
  });
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
