import { sql } from 'kysely';
import type { Db } from '#sandbox/db/tables.ts';
import { spentOnEntries } from '../rg/usage.ts';

/**
 * The rounds of a player whose bets count: those that their maker settled between two times, which can't be returned any
 * more. All that play earns goes by these alone; limits on play go by stakes as soon as they are taken.
 */
export const countedRounds = (db: Db, userId: number, from = 0, to = Number.MAX_SAFE_INTEGER) =>
  db
    .selectFrom('rounds')
    .innerJoin('stays', 'stays.id', 'rounds.stayId')
    .where('stays.userId', '=', userId)
    .where('stays.demo', '=', false)
    .where('rounds.settledAt', '>=', from)
    .where('rounds.settledAt', '<', to);

/** What a player has bet since a time that counts, hundredths: in games, and for entries of a lottery, which nobody returns. */
export async function betSince(db: Db, userId: number, from: number): Promise<number> {
  const { total } = await countedRounds(db, userId, from)
    .select(sql<number | string>`coalesce(sum(rounds.bet), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) + (await spentOnEntries(db, userId, from));
}
