import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { firstDeposit } from '#contract/endpoints/firstDeposit.ts';
import type { Activity } from '#contract/entities.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Group, OperatorContext } from '#sandbox/operator/context/handlers.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { turnoverTimes } from '#sandbox/operator/money/turnover.ts';
import { claimOnce } from '#sandbox/operator/rewards/claims.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { beginAct, openActivity } from '#sandbox/operator/rewards/openActivity.ts';
import { props } from '#contract/props.ts';
import { checkOffered } from '#sandbox/operator/kyc/mayPlay.ts';
import { firstDepositType, isFirstDeposit, offerName, offersFor } from '#sandbox/operator/firstDeposit/standing.ts';

const { open, claimable, used } = offerStates;

/** How long after its end an offer still counts for a player who was shown it, milliseconds. */
const grace = 10 * 60 * 1_000;

/** Handlers for the offers for a first deposit (FD-01). */
export function firstDepositHandlers(operator: OperatorContext): Group<typeof firstDeposit> {
  const { db } = operator;
  return {
    firstDepositInfo: async (_, { userId, time }) => {
      await checkOffered(db, userId, time);
      openActivity(operator, firstDepositType(operator, time), time);
      const { items, endTime, isFirst } = await offersFor(db, operator, userId, time);
      const least = items[0]?.price;
      return {
        items,
        ...(isFirst && { endTime, ...(least && { need: least }) }),
        turnover: turnoverTimes.bonus,
      };
    },
    firstDepositReceive: ({ id }, context) =>
      context.once(async (trx) => {
        const { userId, time } = context;
        await beginAct(trx, operator, context, firstDepositType(operator, time));
        const { items, isFirst } = await offersFor(trx, operator, userId, time);
        const offer = items.find((each) => each.id === id);
        if (!offer) throw new Refusal(codes.notFound, 'No such offer', { field: 'id' });
        if (isFirst) throw new Refusal(codes.conditionUnmet, 'A deposit comes first', { need: 'recharge' });
        if (offer.status === used) throw new Refusal(codes.alreadyDone, 'Used already');
        if (offer.status !== claimable) throw new Refusal(codes.conditionUnmet, 'It is over', { need: 'offer' });
        const name = offerName(id);
        await claimOnce(trx, { userId, name, time });
        const rewards = [{ id: props.coin, count: offer.bonus }];
        const act = { ref: `${name}:${userId}`, userId, rewards, time };
        return grant(trx, { ...act, money: 'bonus', activity: activityTypes.FirstDeposit });
      }),
  };
}

interface Wanted {
  userId: number;
  /** Hundredths. */
  amount: number;
  itemId?: number | null | undefined;
  time: number;
  /** The extra bonus that the player was shown, hundredths; 0 if the app doesn't say. */
  shown: number;
}

/**
 * The extra bonus that a first-deposit offer adds to a locked player's deposit of an item, hundredths; 0 without an
 * offer. One that ended a moment ago counts only as it was shown. It is given if the deposit is still the first one
 * when it is paid.
 */
export async function firstBonusOf(
  trx: Trx,
  operator: Pick<OperatorContext, 'written'>,
  { userId, amount, itemId, time, shown }: Wanted,
  usual: number,
): Promise<number> {
  const bonusAt = async (at: number) => {
    if (!itemId || !runs(operator, at)) return 0;
    const { items } = await offersFor(trx, operator, userId, at);
    const offer = items.find(({ id, price, status }) => status === open && id === itemId && price === amount);
    return Math.max(0, (offer?.bonus ?? 0) - usual);
  };
  const bonus = await bonusAt(time);
  if (bonus >= shown) return bonus;
  return (await bonusAt(time - grace)) === shown ? shown : bonus;
}

function runs(operator: Pick<OperatorContext, 'written'>, time: number): boolean {
  try {
    openActivity(operator, firstDepositType(operator, time), time);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * A player's activities: the first deposit's ends with the player's offers, has a red dot while a bonus is claimable,
 * and is left out once nothing is left of it.
 */
export async function withOwnOffers(
  operator: OperatorContext,
  list: readonly Activity[],
  userId: number,
  time: number,
): Promise<Activity[]> {
  if (!list.some(isFirstDeposit)) return [...list];
  const { items, endTime, isFirst } = await offersFor(operator.db, operator, userId, time);
  const has = (wanted: number) => items.some(({ status }) => status === wanted);
  return list.flatMap((each) => {
    if (!isFirstDeposit(each)) return [each];
    if (isFirst && has(open)) return [{ ...each, endTime: Math.min(each.endTime || Infinity, endTime) }];
    return has(claimable) ? [{ ...each, red: true }] : [];
  });
}
