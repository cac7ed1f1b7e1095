import { sql } from 'kysely';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf, move } from '#sandbox/ledger/ledger.ts';
import { rgRestrictionOf } from '../rg/exclusions.ts';
import { openStakes } from './openStakes.ts';
import { negligible, need, owesBonusTurnover, waive, type Needed } from './turnover.ts';

/*
 * Own money and bonus money lie in one wallet; `users.bonusCoin` says how much of it is bonus money. Stakes take own
 * money first, a win is shared by what was staked, and what is left of bonus money becomes own money when no turnover
 * for a bonus is left.
 */

/** How much of a player's wallet is bonus money, and whether turnover for it is still required; a bonus that is lost requires none. */
export async function bonusMoneyOf(db: Db, userId: number): Promise<{ bonusCoin: Money; required: boolean }> {
  const none = { bonusCoin: hundredths(0), required: false };
  if (!(await owesBonusTurnover(db, userId))) return none;
  const bonusCoin = hundredths(Math.min(await heldBy(db, userId), await balanceOf(db, userId)));
  const atStake = bonusCoin < negligible ? (await openStakes(db, userId)).bonusBet : 0;
  return bonusCoin + atStake < negligible ? none : { bonusCoin, required: true };
}

async function heldBy(db: Db, userId: number): Promise<Money> {
  const row = db.selectFrom('users').select('bonusCoin').where('id', '=', userId);
  return (await row.executeTakeFirstOrThrow()).bonusCoin;
}

const hold = (trx: Trx, userId: number, bonusCoin: number) =>
  trx
    .updateTable('users')
    .set({ bonusCoin: hundredths(bonusCoin) })
    .where('id', '=', userId)
    .execute();

const add = (trx: Trx, userId: number, more: number) =>
  trx
    .updateTable('users')
    .set({ bonusCoin: sql`bonus_coin + ${more}` })
    .where('id', '=', userId)
    .execute();

/** Makes all of a locked player's money own money, unless turnover for a bonus is left. */
async function release(trx: Trx, userId: number): Promise<void> {
  if ((await bonusMoneyOf(trx, userId)).required) return;
  await waive(trx, userId, 'bonuses');
  await hold(trx, userId, 0);
  const stays = trx.selectFrom('stays').select('id').where('userId', '=', userId);
  await trx
    .updateTable('rounds')
    .set({ bonusBet: hundredths(0) })
    .where('stayId', 'in', stays)
    .where('bonusBet', '>', hundredths(0))
    .where('coinAfterWin', 'is', null)
    .execute();
}

interface Bonus extends Needed {
  kind: 'bonus' | 'coupon' | 'reward';
  remark?: string;
}

/** Gives a locked player a bonus with its turnover requirement, and returns the balance. */
export async function giveBonus(trx: Trx, { remark, ...bonus }: Bonus): Promise<Money> {
  const { ref, userId, kind: type, amount, time, orderNo } = bonus;
  await release(trx, userId);
  const named = { ...(orderNo && { orderNo }), ...(remark && { remark }) };
  const balance = await move(trx, { ref, userId, type, amount, time, ...named });
  await need(trx, bonus);
  await add(trx, userId, amount);
  return balance;
}

/** Takes what a bet needed beside own money from a locked player's bonus money, and returns it. */
export async function stakeBonus(trx: Trx, userId: number): Promise<Money> {
  const [held, coin] = [await heldBy(trx, userId), await balanceOf(trx, userId)];
  const staked = hundredths(Math.max(0, held - coin));
  if (staked > 0) await add(trx, userId, 0 - staked);
  return staked;
}

/** Puts bonus money that a bet took back. */
export async function returnBonus(trx: Trx, userId: number, bonusBet: number): Promise<void> {
  if (bonusBet > 0) await add(trx, userId, bonusBet);
}

interface Won {
  userId: number;
  /** The idempotency key of what is forfeited. */
  ref: string;
  bet: number;
  bonusBet: number;
  win: number;
  time: number;
}

/** Makes bonus money of its share in a win; an excluded player's is forfeited. */
export async function winBonus(trx: Trx, { userId, ref, bet, bonusBet, win, time }: Won): Promise<void> {
  const share = bonusBet > 0 ? Math.floor((win * bonusBet) / bet) : 0;
  if (share === 0) return;
  const restriction = await rgRestrictionOf(trx, userId, time);
  if (restriction?.state !== rgStates.excluded) await add(trx, userId, share);
  else await move(trx, { ref, userId, type: 'forfeit', amount: -share, time });
}

/** Forfeits a locked player's bonus money, for an exclusion or a closed account; own money stays. */
export async function forfeitBonus(trx: Trx, userId: number, time: number): Promise<void> {
  await release(trx, userId);
  const { bonusCoin } = await bonusMoneyOf(trx, userId);
  const ref = `forfeit:${userId}:${time}`;
  if (bonusCoin > 0) await move(trx, { ref, userId, type: 'forfeit', amount: 0 - bonusCoin, time });
  await waive(trx, userId, 'bonuses');
  await hold(trx, userId, 0);
}
