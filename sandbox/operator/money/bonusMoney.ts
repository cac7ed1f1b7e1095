import { sql } from 'kysely';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf, move, type Move } from '#sandbox/ledger/ledger.ts';
import { bringBack } from './makerWallets.ts';
import { rgRestrictionOf } from '../rg/exclusions.ts';
import { isAtStake, openStakes } from './openStakes.ts';
import { negligible, need, owesBonusTurnover, waive, type Needed } from './turnover.ts';

/*
 * `users.bonusCoin` is the bonus money among a player's money, in the main wallet and at game makers together. Own
 * money goes first, to a stake and to a maker; a win is split like its stake, and the remaining bonus money becomes
 * own money when no turnover for a bonus is left.
 */

/**
 * How much of a player's main wallet, and of all their money, is bonus money, and whether it still requires turnover; a
 * lost bonus requires none.
 */
export async function bonusMoneyOf(
  db: Db,
  userId: number,
): Promise<{ bonusCoin: Money; total: Money; required: boolean }> {
  const none = { bonusCoin: hundredths(0), total: hundredths(0), required: false };
  if (!(await owesBonusTurnover(db, userId))) return none;
  const held = await heldBy(db, userId);
  const atStake = held < negligible ? (await openStakes(db, userId)).bonusBet : 0;
  if (held + atStake < negligible) return none;
  return { bonusCoin: inMainWallet(held, await balanceOf(db, userId)), total: held, required: true };
}

const inMainWallet = (held: number, coin: number) => hundredths(Math.min(held, coin));

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
  await trx
    .updateTable('rounds')
    .set({ bonusBet: hundredths(0) })
    .where('userId', '=', userId)
    .where(isAtStake)
    .where('bonusBet', '>', hundredths(0))
    .execute();
}

interface Bonus extends Needed {
  kind: 'bonus' | 'coupon' | 'reward';
}

/** Turns money given to a locked player in this transaction into bonus money with a turnover requirement. */
export async function makeBonus(trx: Trx, bonus: Bonus): Promise<void> {
  await release(trx, bonus.userId);
  await need(trx, bonus);
  await add(trx, bonus.userId, bonus.amount);
}

/**
 * Gives a locked player a bonus with its turnover requirement; its ledger type is its kind's, unless `type` says
 * otherwise.
 */
export async function giveBonus(trx: Trx, { type, remark, ...bonus }: Bonus & Partial<Pick<Move, 'type' | 'remark'>>) {
  const { kind, ...rest } = bonus;
  await makeBonus(trx, bonus);
  await move(trx, { ...rest, type: type ?? kind, ...(remark && { remark }) });
}

/** Takes what a placed bet needed beyond own money from a locked player's bonus money, and returns it. */
export async function stakeBonus(trx: Trx, userId: number, bet: number): Promise<Money> {
  // What no turnover is left for is own money by now.
  if (!(await owesBonusTurnover(trx, userId))) return hundredths(0);
  const coin = await balanceOf(trx, userId);
  const staked = hundredths(Math.max(0, inMainWallet(await heldBy(trx, userId), coin + bet) - coin));
  if (staked > 0) await add(trx, userId, 0 - staked);
  return staked;
}

interface Back {
  userId: number;
  /** The idempotency key of the forfeit. */
  ref: string;
  bonusBet: number;
  time: number;
}

/** Restores the bonus money of a returned bet; an excluded player's is forfeited. */
export const returnBonus = (trx: Trx, back: Back): Promise<void> => regain(trx, back, back.bonusBet);

/** Adds a settled round's share of its win to bonus money; an excluded player's is forfeited. What is forgiven after it stays forgiven. */
export async function winBonus(trx: Trx, won: Back & { bet: number; win: number }): Promise<void> {
  await regain(trx, won, won.bonusBet > 0 ? Math.floor((won.win * won.bonusBet) / won.bet) : 0);
  if (await owesBonusTurnover(trx, won.userId)) await release(trx, won.userId);
}

/** Turns this much of a round's payment to a locked player into bonus money, or forfeits it. */
async function regain(trx: Trx, { userId, ref, time }: Back, share: number): Promise<void> {
  if (share === 0) return;
  const restriction = await rgRestrictionOf(trx, userId, time);
  if (restriction?.state !== rgStates.excluded) await add(trx, userId, share);
  else await move(trx, { ref, userId, type: 'forfeit', amount: -share, time });
}

/**
 * Forfeits a locked player's bonus money, including that at game makers, for an exclusion or a closed account; own
 * money stays.
 */
export async function forfeitBonus(trx: Trx, userId: number, time: number): Promise<void> {
  await release(trx, userId);
  const held = await heldBy(trx, userId);
  const ref = `forfeit:${userId}:${time}`;
  await bringBack(trx, { ref, userId, amount: held - inMainWallet(held, await balanceOf(trx, userId)), time });
  if (held > 0) await move(trx, { ref, userId, type: 'forfeit', amount: 0 - held, time });
  await waive(trx, userId, 'bonuses');
  await hold(trx, userId, 0);
}
