import * as activityTypes from '#contract/activityTypes.ts';
import { isMoney, moneyRanges, propRanges } from '#contract/props.ts';
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
  if (isMoney(propId)) await markBest(trx, { id, userId, count: paid });
  return { ...granted, id, type, count: paid };
}

/** Marks a win of a locked player as the best one, unless an earlier win was as large. */
async function markBest(trx: Trx, { id, userId, count }: { id: number; userId: number; count: number }) {
  await trx
    .updateTable('jackpotDraws')
    .set({ best: false })
    .where('userId', '=', userId)
    .where('best', '=', true)
    .where('count', '<', hundredths(count))
    .execute();
  const best = trx.selectFrom('jackpotDraws as other').select('other.id').where('other.best', '=', true);
  await trx
    .updateTable('jackpotDraws')
    .set({ best: true })
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(best.where('other.userId', '=', userId))))
    .execute();
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
