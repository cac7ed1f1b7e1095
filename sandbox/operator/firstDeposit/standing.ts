import * as activityTypes from '#contract/activityTypes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import type { Activity } from '#contract/entities.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { playerOf } from '../identity/players.ts';
import { hasDepositedBefore } from '../kyc/former.ts';
import { redeemedBy } from '../money/coupons.ts';
import { claimsOf } from '../rewards/claims.ts';
import { currentType } from '../rewards/openActivity.ts';
import { offerDays, offersOf } from './terms.ts';

type Written = Pick<OperatorContext, 'written'>;

const day = 24 * 60 * 60 * 1_000;
const { FirstCharge, FirstDeposit } = activityTypes;
const types: readonly number[] = [FirstCharge, FirstDeposit];
const ofClaims = 'firstDeposit:';

/** The name of an offer's bonus that is claimed afterwards, once. */
export const offerName = (id: number) => `${ofClaims}${id}`;

/** Whether an activity is the first deposit's; both types are the same offers. */
export const isFirstDeposit = ({ activityType }: Pick<Activity, 'activityType'>) => types.includes(activityType);

/** The type of the offers that the operator runs. */
export const firstDepositType = (operator: Written, time: number) =>
  currentType(operator, [FirstCharge, FirstDeposit], time);

/** A player's first paid deposit. */
const firstOf = (db: Db, userId: number) =>
  db
    .selectFrom('recharges')
    .select(['orderNo', 'amount', 'itemId', 'couponId', 'bonus', 'firstBonus', 'createdAt'])
    .where('userId', '=', userId)
    .where('status', '=', rechargeStates.paid)
    .orderBy('paidAt')
    .orderBy('firstBonus', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Until when a player has offers: for some days from the registration, and while the activity runs. */
async function endOfOffers(db: Db, operator: Written, userId: number, time: number): Promise<number> {
  const { createdAt } = await playerOf(db, userId);
  const type = firstDepositType(operator, time);
  const { endTime } = operator.written.activities.find(({ activityType }) => activityType === type) ?? {};
  return Math.min(createdAt + offerDays * day, endTime || Infinity);
}

/**
 * The state of a player's first-deposit offers (FD-01): open until their end; after a deposit they are gone for good,
 * except for the used one; a person who has deposited by an account deleted since has none. A first deposit of a typed amount has earned the bonus of the best offer up to it, less
 * the usual bonus that it has brought, to be claimed.
 */
export async function offersFor(
  db: Db,
  { written }: Written,
  userId: number,
  time: number,
): Promise<{ items: FirstOffer[]; endTime: number; isFirst: boolean }> {
  const offers = offersOf(written.config);
  const [first, endTime] = [await firstOf(db, userId), await endOfOffers(db, { written }, userId, time)];
  const { open, claimable, used, over } = offerStates;
  const offersWith = (stateOf: (id: number) => FirstOffer['status'], given = 0) =>
    offers.map(({ id, price, bonus, rate }) => {
      const status = stateOf(id);
      const left = status === claimable ? bonus - given : bonus;
      return { id, price: hundredths(price), bonus: hundredths(left), rate, status };
    });
  if (await hasDepositedBefore(db, userId)) return { items: offersWith(() => over), endTime, isFirst: false };
  if (!first) return { items: offersWith(() => (time < endTime ? open : over)), endTime, isFirst: true };

  const claims = await claimsOf(db, userId, ofClaims);
  const isTyped = first.itemId === 0 && first.createdAt < endTime;
  const given = first.bonus - first.firstBonus - (await redeemedBy(db, first));
  const best = offers.findLast(({ price, bonus }) => isTyped && price <= first.amount && bonus > given);
  const wasUsed = (id: number) => claims.has(offerName(id)) || (id === first.itemId && first.firstBonus > 0);
  const items = offersWith((id) => (wasUsed(id) ? used : id === best?.id ? claimable : over), given);
  return { items, endTime, isFirst: false };
}
