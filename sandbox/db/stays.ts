import { sql } from 'kysely';
import type { Trx } from './tables.ts';

/** Whether a game session takes bets, in a query of `stays`: it isn't closed, and the session that opened it is alive. */
export const isOpen = (time: number) => sql<boolean>`(stays.closed_at is null and exists (
  select from tokens where tokens.hash = stays.session and not tokens.revoked and tokens.expires_at > ${time}))`;

/** How long a player counts as playing after each sign of them in a game, milliseconds. */
const playAfterSign = 90_000;

/** The play that a heartbeat, bet or win at a time stands for, as a multirange of epoch milliseconds. */
export const playFrom = (time: number) =>
  sql<string>`int8multirange(int8range(${time}::bigint, ${time + playAfterSign}::bigint))`;

/** Closes a player's open game sessions; `time` in epoch milliseconds. */
export const closeStays = (trx: Trx, userId: number, time: number): Promise<void> => closeStaysOf(trx, [userId], time);

/** Closes the open game sessions of several players in one statement. */
export async function closeStaysOf(trx: Trx, userIds: readonly number[], time: number): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ closedAt: time })
    .where(sql<boolean>`user_id = any(${userIds}::integer[])`)
    .where('closedAt', 'is', null)
    .execute();
}
