import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import { spentOnEntries } from '../rg/usage.ts';

/**
 * A player's rounds whose bets count: settled by their maker between two times, and so final. All that play earns is
 * based on these; limits on play count stakes as soon as they are placed.
 */
export const countedRounds = (db: Db, userId: number, from = 0, to = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .where('stays.userId', '=', userId)
    .where('stays.demo', '=', false)
    .where('rounds.settledAt', '>=', from)
    .where('rounds.settledAt', '<', to);

/** A player's counted bets since a time, hundredths: in games, and for lottery entries, which are never returned. */
export async function betSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await countedRounds(db, userId, from)
    .select(sql<number | string>`coalesce(sum(rounds.bet), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) + (await spentOnEntries(db, userId, from));
}
