import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { StaffRules } from '../context/staffRules.ts';

/** The owner under whom a stock's total is booked. */
const everybody = 0;

/** A limited stock: by its name, such as `goods:3`. */
interface Stock {
  name: string;
  /** The total number; undefined if unlimited. */
  stock?: number | undefined;
  /** The number per player; undefined if unlimited. */
  limit?: number | undefined;
}

/**
 * Takes some of a stock for a player. Refused with `outOfStock` if fewer are left, in all or by staff's setting, and
 * with `conditionUnmet` beyond the player's limit. Concurrent calls never exceed either.
 */
export async function take(
  trx: Trx,
  { soldOut }: Pick<StaffRules, 'soldOut'>,
  { name, stock, limit }: Stock,
  { userId, num }: { userId: number; num: number },
): Promise<void> {
  if (!Number.isSafeInteger(num) || num < 1) throw new Refusal(codes.badParameter, 'One at least', { field: 'num' });
  const none = new Refusal(codes.outOfStock, 'Sold out');
  if (soldOut.includes(name)) throw none;
  const mostOfAll = stock ?? Number.MAX_SAFE_INTEGER;
  const mostOfOne = limit ?? Number.MAX_SAFE_INTEGER;
  if (!(await add(trx, name, everybody, num, mostOfAll))) throw none;
  if (!(await add(trx, name, userId, num, mostOfOne)))
    throw new Refusal(codes.conditionUnmet, 'No more of it for one player', { limit: mostOfOne });
}

/** Adds to a taken number, up to a maximum; returns whether it did. */
async function add(trx: Trx, name: string, userId: number, num: number, most: number): Promise<boolean> {
  if (num > most) return false;
  const added = await trx
    .insertInto('takings')
    .values({ name, userId, taken: num })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'userId'])
        .doUpdateSet({ taken: sql<number>`takings.taken + ${num}` })
        .where(sql<boolean>`takings.taken + ${num} <= ${most}`),
    )
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Puts back undelivered stock. */
export async function putBack(trx: Trx, name: string, { userId, num }: { userId: number; num: number }): Promise<void> {
  await trx
    .updateTable('takings')
    .set({ taken: sql<number>`taken - ${num}` })
    .where('name', '=', name)
    .where('userId', 'in', [everybody, userId])
    .execute();
}

/** How much of a stock is left, undefined if unlimited, and how much the player has. */
export async function stockOf(
  db: Db,
  { soldOut }: Pick<StaffRules, 'soldOut'>,
  { name, stock }: Stock,
  userId: number,
): Promise<{ stock: number | undefined; bought: number }> {
  const rows = await db
    .selectFrom('takings')
    .select(['userId', 'taken'])
    .where('name', '=', name)
    .where('userId', 'in', [everybody, userId])
    .execute();
  const takenBy = (who: number) => rows.find((row) => row.userId === who)?.taken ?? 0;
  const left = stock === undefined ? undefined : Math.max(0, stock - takenBy(everybody));
  return { stock: soldOut.includes(name) ? 0 : left, bought: takenBy(userId) };
}
