import { sql } from 'kysely';
import * as activityTypes from '#contract/activityTypes.ts';
import { wholeRate } from '#contract/rewards/bonus.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { props } from '#contract/props.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { countedRounds } from '../games/countedBets.ts';
import { setWaiting } from '../rewards/awardLog.ts';
import { betsByDay, levelsOf } from '../vip/held.ts';
import { heldBy } from '../vip/levels.ts';
import { rateOf } from '../vip/rebateRates.ts';
import { claimDays } from './terms.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/** The rebate for valid bets, hundredths. */
export const bonusOf = (validBet: number, rate: number) => hundredths(Math.floor((validBet * rate) / wholeRate));

const total = sql<number | string>`coalesce(sum(rounds.bet), 0)`;

/** A player's valid bets: of the rounds settled before a time, or between two. */
const validBets = (db: Db, userId: number, to: number, from = 0) =>
  countedRounds(db, userId, from, to).innerJoin('games', 'games.id', 'stays.gameId');

/** A player's valid bets between two times by the kind of games, hundredths. */
export async function validBetsByType(db: Db, userId: number, from: number, to: number): Promise<Map<number, number>> {
  const rows = await validBets(db, userId, to, from)
    .select(['games.gameTypeId', total.as('bet')])
    .groupBy('games.gameTypeId')
    .execute();
  return new Map(rows.map(({ gameTypeId, bet }) => [gameTypeId, Number(bet)]));
}

/** A player's VIP level at a time, by all bets until then. */
export const levelAt = async (db: Db, config: Config, userId: number, time: number): Promise<number> =>
  heldBy(levelsOf(config), await betsByDay(db, userId), time).level;

/** The name of a day's waiting rebate in the record of rewards. */
const waitingName = (userId: number, day: number) => `rebateOf:${userId}:${day}`;

/** Updates the unclaimed part of a day's rebate in the record of rewards. */
export async function noteWaiting(trx: Trx, userId: number, day: number): Promise<void> {
  const { bonus, dueAt, expiresAt } = await trx
    .selectFrom('rebates')
    .select(({ fn }) => [sql<number | string>`coalesce(sum(bonus), 0)`.as('bonus'), fn.max('dueAt').as('dueAt')])
    .select(({ fn }) => fn.max('expiresAt').as('expiresAt'))
    .where('userId', '=', userId)
    .where('day', '=', day)
    .where('claimedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const rewards = Number(bonus) > 0 ? [{ id: props.coin, count: Number(bonus) }] : [];
  const activity = activityTypes.vipRebate;
  await setWaiting(trx, { ref: waitingName(userId, day), userId, activity, rewards, time: dueAt, expiresAt });
}

/**
 * Books a locked player's rebates of past days not booked yet: by the kind of games, at the rate of the level held at
 * the day's end (G-03). Bets of a day are due from the midnight after it, Manila time.
 */
export async function bookDays(trx: Trx, config: Config, userId: number, time: number): Promise<void> {
  const today = startOf('day', time);
  const until = await bookedUntil(trx, userId);
  if (until >= today) return;
  for (const day of await daysWithBets(trx, userId, until, today)) {
    const dueAt = endOf('day', day);
    const level = await levelAt(trx, config, userId, dueAt - 1);
    const rows = [...(await validBetsByType(trx, userId, day, dueAt))]
      .map(([gameTypeId, bet]) => {
        const rate = rateOf(gameTypeId, level);
        return { gameTypeId, validBet: hundredths(bet), rate, bonus: bonusOf(bet, rate) };
      })
      .filter(({ bonus }) => bonus > 0);
    if (rows.length === 0) continue;
    const common = { userId, day, dueAt, expiresAt: dueAt + claimDays * dayLength, claimedAt: null };
    await trx
      .insertInto('rebates')
      .values(rows.map((row) => ({ ...row, ...common })))
      .execute();
    await noteWaiting(trx, userId, day);
  }
  await trx.updateTable('users').set({ rebatedUntil: today }).where('id', '=', userId).execute();
}

async function bookedUntil(db: Db, userId: number): Promise<number> {
  const { rebatedUntil } = await db
    .selectFrom('users')
    .select('rebatedUntil')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return rebatedUntil;
}

/** Whether there are past days whose rebates aren't booked yet. */
export const isBehind = async (db: Db, userId: number, time: number) =>
  (await bookedUntil(db, userId)) < startOf('day', time);

/** The starts of the days, between two times, on which a player's rounds were settled. */
async function daysWithBets(db: Db, userId: number, from: number, to: number): Promise<number[]> {
  const rows = await validBets(db, userId, to, from).select('rounds.settledAt').orderBy('rounds.settledAt').execute();
  return [...new Set(rows.map(({ settledAt }) => startOf('day', settledAt!)))];
}
