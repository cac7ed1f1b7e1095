import * as activityTypes from '#contract/activityTypes.ts';
import { allTypes, awardStates } from '#contract/rewards/bonus.ts';
import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import type { rebate } from '#contract/endpoints/rebate.ts';
import { props } from '#contract/props.ts';
import { pageOf } from '#sandbox/db/paging.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { startOf } from '#sandbox/manila.ts';
import type { Context, Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { checkRecordPeriod } from '#sandbox/operator/http/recordPeriod.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct } from '#sandbox/operator/rewards/openActivity.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { bookDays, isBehind, noteWaiting } from '#sandbox/operator/rebate/days.ts';
import { leastClaim } from '#sandbox/operator/rebate/terms.ts';
import { claimedSince, rebatesOf, unclaimed } from '#sandbox/operator/rebate/standing.ts';

/**
 * Handlers for rebates: a share of a day's bets is returned from the next day on, by kind of games (BO-03, VI-06).
 */
export function rebateHandlers(operator: OperatorContext): Group<typeof rebate> {
  const { db } = operator;

  return {
    betBonus: async ({ type }, { userId, time }) => {
      await checkOffered(db, userId, time);
      await bookDue(operator, userId, time);
      return rebatesOf(db, operator, { userId, type, time });
    },
    betBonusReceive: (_, context) =>
      context.once(async (trx) => ({ ...(await claim(trx, context, allTypes)), total: hundredths(0) })),
    betBonusByTypeReceive: ({ type }, context) =>
      context.once(async (trx) => {
        if (!operator.catalogue.gameTypes.some(({ id }) => id === type))
          throw new Refusal(codes.badParameter, 'No such kind of games', { field: 'type' });
        const given = await claim(trx, context, type);
        const { userId, time } = context;
        return { ...given, list: (await rebatesOf(trx, operator, { userId, type: allTypes, time })).list };
      }),
    betBonusLog: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      await bookDue(operator, userId, time);
      return logOf(db, operator, userId, input, time);
    },
  };

  /** Grants a player the claimable rebate of a kind of games, or of all, and records it. */
  async function claim(trx: Trx, context: Context, type: number) {
    const { userId, time } = context;
    await beginAct(trx, operator, context);
    await bookDays(trx, operator.written.config, userId, time);
    const rows = await unclaimed(trx, userId, type, time).execute();
    const count = rows.reduce((sum, { bonus }) => sum + bonus, 0);
    if (count === 0) await refuseNothing(trx, userId, type, time);
    if (count < leastClaim) throw new Refusal(codes.amountOutOfRange, 'Too little yet', { min: leastClaim });
    const ids = rows.map(({ id }) => id);
    await trx.updateTable('rebates').set({ claimedAt: time }).where('id', 'in', ids).execute();
    for (const day of new Set(rows.map((row) => row.day))) await noteWaiting(trx, userId, day);
    const activity = activityTypes.vipRebate;
    const rewards = [{ id: props.coin, count }];
    return grant(trx, { ref: `rebate:${ids[0]}`, userId, rewards, money: 'reward', time, activity });
  }
}

/** Refuses an empty claim: already claimed, or no bet counts yet. */
async function refuseNothing(trx: Trx, userId: number, type: number, time: number): Promise<never> {
  const claimed = await claimedSince(trx, userId, startOf('day', time));
  if (type === allTypes ? claimed.size > 0 : claimed.has(type)) throw new Refusal(codes.alreadyDone, 'Claimed already');
  throw new Refusal(codes.conditionUnmet, 'Nothing to claim yet', { need: 'bet' });
}

/** Books a player's past days, if some aren't booked. */
export async function bookDue({ db, written }: Pick<OperatorContext, 'db' | 'written'>, userId: number, time: number) {
  if (!(await isBehind(db, userId, time))) return;
  await db.transaction().execute(async (trx) => {
    await lockPlayer(trx, userId);
    await bookDays(trx, written.config, userId, time);
  });
}

/** A page of a player's rebates by day and kind of games, the latest first. */
async function logOf(
  db: Db,
  { catalogue }: Pick<OperatorContext, 'catalogue'>,
  userId: number,
  { type, startTime, endTime, ...paging }: Input<'betBonusLog'>,
  time: number,
) {
  let rows = db
    .selectFrom('rebates')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('day', 'desc')
    .orderBy('gameTypeId');
  if (type) rows = rows.where('gameTypeId', '=', type);
  if (startTime) rows = rows.where('dueAt', '>=', startTime);
  if (endTime) rows = rows.where('dueAt', '<=', endTime);
  const page = await pageOf(rows, paging);
  const list = page.list.map(({ id, gameTypeId, validBet, rate, bonus, dueAt, expiresAt, claimedAt }) => {
    const { got, waiting, expired } = awardStates;
    const name = catalogue.gameTypes.find((each) => each.id === gameTypeId)?.name;
    return {
      id,
      time: dueAt,
      type: gameTypeId,
      ...(name && { name }),
      validBet,
      rate,
      bonus,
      status: claimedAt !== null ? got : expiresAt <= time ? expired : waiting,
      ...(claimedAt !== null && { claimTime: claimedAt }),
      expireTime: expiresAt,
    };
  });
  return { ...page, list };
}
