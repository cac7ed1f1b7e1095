import { drawTypes } from '#contract/jackpot.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { move } from '#sandbox/ledger/ledger.ts';

interface Drawn {
  userId: number;
  propId: number;
  type: (typeof drawTypes)[keyof typeof drawTypes];
  /** Hundredths. */
  count: Money;
  time: number;
}

/** Records a jackpot draw and pays it out. */
export async function bookDraw(trx: Trx, drawn: Drawn): Promise<void> {
  const { id } = await trx.insertInto('jackpotDraws').values(drawn).returning('id').executeTakeFirstOrThrow();
  const { userId, count: amount, time } = drawn;
  await move(trx, { ref: `draw:${id}`, userId, type: 'jackpot', amount, time });
}

/** The latest draws of all players, latest first. */
export const lastDraws = (db: Db, most: number) =>
  db
    .selectFrom('jackpotDraws')
    .innerJoin('users', 'users.id', 'jackpotDraws.userId')
    .select(['users.nickname', 'jackpotDraws.propId', 'jackpotDraws.type', 'jackpotDraws.count', 'jackpotDraws.time'])
    .orderBy('jackpotDraws.time', 'desc')
    .orderBy('jackpotDraws.id', 'desc')
    .limit(most)
    .execute();

/** When each jackpot tier was last won, by its prop; epoch milliseconds. */
export async function lastWins(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('jackpotDraws')
    .select(({ fn }) => ['propId', fn.max('time').as('time')])
    .where('type', '=', drawTypes.jackpot)
    .groupBy('propId')
    .execute();
  return new Map(rows.map(({ propId, time }) => [propId, time]));
}
