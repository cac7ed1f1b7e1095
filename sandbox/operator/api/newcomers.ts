import { rechargeStates } from '#contract/deposits.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { budgetsAt, spend, spendAll } from '#sandbox/operator/identity/budgets.ts';
import type { Caps } from '../context/caps.ts';

const day = 24 * 60 * 60_000;

/** How many characters of pictures count as one in their budget. */
const unit = 1_000;

/** From which address something is stored; time in epoch milliseconds. */
interface Place {
  address: string;
  time: number;
}

/** Who stores something. */
interface Sender extends Place {
  userId: number;
}

/** Whether a player has deposited nothing yet. */
export async function isNewcomer(db: Db, userId: number): Promise<boolean> {
  const paid = db.selectFrom('recharges').select('orderNo').where('userId', '=', userId);
  return !(await paid.where('status', '=', rechargeStates.paid).limit(1).executeTakeFirst());
}

/** Takes from the budget of a newcomer's address for the day, and throws when too little is left. */
export const countAt = (db: Db, { address, time }: Place, name: string, most: number, amount = 1) =>
  spendAll(db, budgetsAt(address, { name, most, period: day }), time, amount);

/**
 * Counts the pictures of a player who has deposited nothing yet for the day of their address, and throws beyond the
 * most characters: anybody may open such accounts.
 */
export async function countPictures(
  db: Db,
  sender: Sender,
  pictures: readonly string[],
  { pictures: most }: Caps['newcomers'],
) {
  if (pictures.length === 0 || !(await isNewcomer(db, sender.userId))) return;
  const characters = pictures.reduce((sum, { length }) => sum + length, 0);
  await countAt(db, sender, 'pictures', most / unit, Math.ceil(characters / unit));
}

/** Counts feedback, a started game, a liked one or a code to the own number in the same way. */
export async function countNewcomers(
  db: Db,
  sender: Sender,
  kind: 'feedback' | 'games' | 'likes' | 'ownCodes',
  caps: Caps['newcomers'],
) {
  if (await isNewcomer(db, sender.userId)) await countAt(db, sender, kind, caps[kind]);
}

/** Counts a deposit order in the same way, and for its player, so that one account doesn't use up its address. */
export async function countOrder(db: Db, sender: Sender, { orders, ordersOfOne }: Caps['newcomers']) {
  const { userId, time } = sender;
  if (!(await isNewcomer(db, userId))) return;
  await spend(db, { name: `ordersOf:${userId}`, most: ordersOfOne, period: day }, time);
  await countAt(db, sender, 'orders', orders);
}
