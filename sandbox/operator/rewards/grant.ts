import * as codes from '#contract/codes.ts';
import type { Reward } from '#contract/signInReply.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { placeOf, type Currency } from '#sandbox/ledger/currencies.ts';
import { balanceOf, isBooked, move } from '#sandbox/ledger/ledger.ts';
import type { TransferType } from '#sandbox/ledger/transferTypes.ts';
import { Refusal } from '../http/refusal.ts';
import { lockPools, payPool } from './jackpotPools.ts';
import { tierOf } from './jackpotTiers.ts';
import { bonusMoneyOf, giveBonus, makeBonus } from '../money/bonusMoney.ts';
import { couponTerms } from '../money/couponTerms.ts';
import { giveCoupon } from '../money/coupons.ts';
import { depositedBy } from '../money/recharges.ts';
import { noteGot, type ActivityType } from './awardLog.ts';
import { holdingsOf, type Holdings } from './holdings.ts';
import { givenBy, type Given } from './propBook.ts';

const day = 24 * 60 * 60 * 1_000;

interface Granting {
  /** The occasion, once: a copy gives nothing. */
  ref: string;
  userId: number;
  rewards: readonly Reward[];
  time: number;
  /**
   * Whose money it is: bonus money of a kind, which must be staked before it leaves (RG-26, V-32); or the player's
   * own, which only `moneyFor` a price in own money and a draw of the jackpot give.
   */
  money: 'bonus' | 'coupon' | 'reward' | 'own';
  /** The activity that gives it, for the record of rewards. */
  activity?: ActivityType;
  /** Its ledger type; a reward by default. Bonus money has its kind's, except for set-aside prizes. */
  type?: Extract<TransferType, 'reward' | 'prize' | 'exchange' | 'earning' | 'jackpot' | 'lotteryPrize'>;
}

/**
 * Whose money a purchase brings: only money is ever paid for, so anything that cost something else was given away,
 * and so is what it brings, whatever it was exchanged into on the way.
 */
export const moneyFor = (price: Pick<Price, 'currency'>): 'own' | 'reward' =>
  price.currency === 'coin' ? 'own' : 'reward';

/** Refuses free rewards before the first deposit is paid (V-32). */
export async function checkTopUp(trx: Trx, userId: number): Promise<void> {
  if ((await depositedBy(trx, userId)) === 0)
    throw new Refusal(codes.conditionUnmet, 'A deposit comes first', { need: 'recharge' });
}

/**
 * Gives a locked player rewards of any kind, and returns them as in an answer, with the holdings that changed.
 * Idempotent by `ref`. Bonus money is refused before the first deposit (V-32); a jackpot tier pays its whole pool,
 * whatever the requested count. The record of rewards has all except exchanges (BO-07).
 */
export async function grant(trx: Trx, granting: Granting): Promise<{ rewards: Reward[] } & Holdings> {
  const rewards = await grantAll(trx, [granting]);
  const currencies = partsOf(granting).flatMap(({ given }) => ('currency' in given ? given.currency : []));
  return { rewards, ...(await holdingsOf(trx, granting.userId, currencies)) };
}

/**
 * Gives one locked player the rewards of several occasions, as `grant` does, and returns them in this order. A
 * transaction with several must grant them at once: accounts are locked in one order over all of them, so that no two
 * deadlock.
 */
export async function grantAll(trx: Trx, grantings: readonly Granting[]): Promise<Reward[]> {
  const parts = grantings.flatMap(partsOf);
  const free = parts.find(({ granting, given }) => granting.money !== 'own' && isOfCoin(given));
  if (free) await checkTopUp(trx, free.granting.userId);
  const won = new Set(parts.flatMap(({ id }) => tierOf(id) ?? []));
  const counts = new Map<string, number>();
  for (const part of parts.toSorted((a, b) => turnOf(a.id, a.given) - turnOf(b.id, b.given))) {
    if (won.size > 1 && tierOf(part.id)) await lockPools(trx, won);
    counts.set(part.ref, await give(trx, part.granting, part));
  }
  const got = (granting: Granting) => partsOf(granting).map(({ id, ref }) => ({ id, count: counts.get(ref)! }));
  for (const granting of grantings) {
    const { ref, userId, time, activity } = granting;
    if (granting.type !== 'exchange') await noteGot(trx, { ref, userId, rewards: got(granting), time, activity });
  }
  return grantings.flatMap(got);
}

/** The rewards of an occasion, each with its own `ref` and booking. */
const partsOf = (granting: Granting) =>
  granting.rewards.map((reward, place) => ({
    ...reward,
    granting,
    ref: `${granting.ref}:${place}`,
    given: givenBy(reward.id),
  }));

const isOfCoin = (given: Given) => 'currency' in given && given.currency === 'coin';

/** The order in which accounts are locked: currencies, pools, and coupons, which lock none. */
function turnOf(id: number, given: Given): number {
  if (!('currency' in given)) return Infinity;
  return tierOf(id) ? Number.MAX_SAFE_INTEGER : placeOf(given.currency);
}

/** Gives one kind of reward and returns the resulting count. */
async function give(
  trx: Trx,
  { userId, time, money, type = 'reward' }: Granting,
  { id, count, ref, given }: Reward & { ref: string; given: Given },
): Promise<number> {
  if (!('currency' in given)) {
    const { days, ...terms } = couponTerms[given.coupons];
    for (let each = 0; each < count; each++)
      await giveCoupon(trx, { ...terms, userId, propId: id, expiresAt: time + days * day, ref: `${ref}:${each}` });
    return count;
  }
  const isNew = !(await isBooked(trx, ref));
  const bonus = money === 'own' ? undefined : { ref, userId, kind: money, time };
  const tier = tierOf(id);
  if (tier) {
    const { amount } = await payPool(trx, tier, { ref, userId, time });
    if (bonus && isNew) await makeBonus(trx, { ...bonus, amount });
    return amount;
  }
  if (!isNew) return count;
  const { currency, each } = given;
  if (currency !== 'coin' || !bonus) await move(trx, { ref, userId, type, currency, amount: count * each, time });
  else await giveBonus(trx, { ...bonus, amount: count, ...(type === 'lotteryPrize' && { type }) });
  return count;
}

interface Price {
  /** The occasion of the payment, once. */
  ref: string;
  userId: number;
  currency: Currency;
  /** Hundredths, or whole units. */
  amount: number;
  time: number;
  type?: Extract<TransferType, 'purchase' | 'exchange' | 'lotteryEntry'>;
  remark?: string;
}

/**
 * Takes a price from a locked player, and returns the holdings that changed. Idempotent by `ref`; refused with
 * `lowBalance` if there is not enough. Bonus money pays for stakes only. Charge before you grant: accounts are locked
 * in that order.
 */
export async function charge(trx: Trx, { type = 'purchase', ...price }: Price): Promise<Holdings> {
  const { userId, currency, amount } = price;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new TypeError(`${amount} is no price`);
  if (!(await isBooked(trx, price.ref))) {
    if (currency === 'coin' && amount > (await balanceOf(trx, userId)) - (await bonusMoneyOf(trx, userId)).bonusCoin)
      throw new Refusal(codes.lowBalance, 'Not enough own money');
    await move(trx, { ...price, type, amount: 0 - amount });
  }
  return holdingsOf(trx, userId, [currency]);
}
