import * as activityTypes from '#contract/activityTypes.ts';
import { moneyRanges, propRanges } from '#contract/props.ts';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { grant } from '../rewards/grant.ts';
import { tierOf } from '../rewards/jackpotTiers.ts';

interface Drawn {
  userId: number;
  /** A tier, whose whole pool is won; or another prop. */
  propId: number;
  /** The count of the prop, hundredths of money; meaningless for a tier. */
  count: number;
  /** Whose money it is, by the origin of the chance. */
  money: 'own' | 'reward';
  time: number;
}

/** Records a jackpot draw and pays the prize; returns it with the holdings that changed. */
export async function bookDraw(trx: Trx, { userId, propId, count, money, time }: Drawn) {
  const type = tierOf(propId) ? drawTypes.jackpot : drawTypes.prize;
  const { id } = await trx
    .insertInto('jackpotDraws')
    .values({ userId, propId, type, count: hundredths(count), time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const won = { ref: `draw:${id}`, userId, rewards: [{ id: propId, count }], time } as const;
  const granted = await grant(trx, { ...won, money, type: 'jackpot', activity: activityTypes.LuckyJackpot });
  const paid = granted.rewards[0]!.count;
  await trx
    .updateTable('jackpotDraws')
    .set({ count: hundredths(paid) })
    .where('id', '=', id)
    .execute();
  return { ...granted, id, type, count: paid };
}

const drawsOf = (db: Db) =>
  db
    .selectFrom('jackpotDraws')
    .innerJoin('users', 'users.id', 'jackpotDraws.userId')
    .select(['users.nickname', 'jackpotDraws.propId', 'jackpotDraws.type', 'jackpotDraws.count', 'jackpotDraws.time'])
    .orderBy('jackpotDraws.time', 'desc')
    .orderBy('jackpotDraws.id', 'desc');

/** The latest draws of all players, latest first. */
export const lastDraws = (db: Db, most: number) => drawsOf(db).limit(most).execute();

/** The latest draws that won money, latest first. */
export const lastMoneyWins = (db: Db, most: number) =>
  drawsOf(db)
    .where('count', '>', hundredths(0))
    .where((draw) =>
      draw.or(moneyRanges.map((range) => draw.between('propId', propRanges[range][0], propRanges[range][1]))),
    )
    .limit(most)
    .execute();
