import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths, pesos } from '#sandbox/hundredths.ts';
import { dayOf, endOf, startOf } from '#sandbox/manila.ts';
import { Refusal } from '../http/refusal.ts';
import { betSince } from '../games/countedBets.ts';
import { depositedBy } from '../money/recharges.ts';
import { claimOnce, claimsOf } from '../rewards/claims.ts';
import { paidSince } from '../rg/usage.ts';

/** The conditions of a day's chance to draw, in Manila: hundredths deposited, and staked. */
export const needed = { deposit: pesos(100), stake: pesos(500) } as const;

/** The name of a day's used chance. */
const nameOf = (time: number) => `jackpot:${dayOf(time)}`;

/** A player's granted chances besides the daily ones; free ones wait for the first deposit (V-32). */
async function givenTo(db: Db, userId: number): Promise<number> {
  const row = await db.selectFrom('drawChances').select('num').where('userId', '=', userId).executeTakeFirst();
  return row?.num && (await depositedBy(db, userId)) > 0 ? row.num : 0;
}

/** What is still missing for today's chance, hundredths; undefined once it is used up. */
async function missingToday(db: Db, userId: number, time: number) {
  if ((await claimsOf(db, userId, nameOf(time))).size > 0) return undefined;
  const today = startOf('day', time);
  return {
    needDeposit: hundredths(Math.max(0, needed.deposit - (await paidSince(db, userId, today)))),
    needTyping: hundredths(Math.max(0, needed.stake - (await betSince(db, userId, today)))),
  };
}

const nothing = { needDeposit: hundredths(0), needTyping: hundredths(0) };

/**
 * Whether a player can draw, what a draw still requires (JP-03), and when the next chance is available, if today's is
 * used up.
 */
export async function drawChanceOf(db: Db, userId: number, time: number) {
  const missing = await missingToday(db, userId, time);
  const earned = missing?.needDeposit === 0 && missing.needTyping === 0;
  const canReceiveDrawChance = earned || (await givenTo(db, userId)) > 0;
  return {
    canReceiveDrawChance,
    ...(canReceiveDrawChance ? nothing : (missing ?? nothing)),
    ...(!missing && { nextChanceTime: endOf('day', time) }),
  };
}

/**
 * Uses up a chance of a locked player: today's, or else a granted one. Returns whose money its draw brings: for a
 * deposited and staked chance the player's own, for a granted one a reward. Refused with 1001, 1003 or 1004 without
 * one (JP-06).
 */
export async function takeDrawChance(trx: Trx, userId: number, time: number): Promise<'own' | 'reward'> {
  const missing = await missingToday(trx, userId, time);
  if (missing?.needDeposit === 0 && missing.needTyping === 0) {
    await claimOnce(trx, { userId, name: nameOf(time), time });
    return 'own';
  }
  if ((await givenTo(trx, userId)) > 0) {
    await trx
      .updateTable('drawChances')
      .set({ num: sql<number>`num - 1` })
      .where('userId', '=', userId)
      .execute();
    return 'reward';
  }
  if (!missing) throw new Refusal(codes.noDrawChance, 'No chance is left');
  const { needDeposit, needTyping } = missing;
  if (needDeposit > 0) throw new Refusal(codes.drawNeedsDeposit, 'A deposit comes first', { needDeposit });
  throw new Refusal(codes.drawNeedsTurnover, 'Turnover comes first', { needTyping });
}

/** Grants a player chances to draw. */
export async function giveDrawChances(db: Db, userId: number, num: number): Promise<void> {
  await db
    .insertInto('drawChances')
    .values({ userId, num })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ num: sql<number>`draw_chances.num + ${num}` }))
    .execute();
}
