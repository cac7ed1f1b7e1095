import type { Db } from '#sandbox/db/tables.ts';
import { operationOf } from '#sandbox/ledger/operations.ts';
import { spend } from '../identity/budgets.ts';

const day = 24 * 60 * 60_000;

/** What an act stores: its player, its id (empty without one), and its time in epoch milliseconds. */
interface Stored {
  userId: number;
  requestId: string;
  time: number;
}

/** Counts an act for its player's day, and throws beyond the most; a copy of a stored one isn't counted. */
export async function countAct(db: Db, { userId, requestId, time }: Stored, most: number): Promise<void> {
  if (requestId && (await operationOf(db, userId, requestId))) return;
  await spend(db, { name: `acts:${userId}`, most, period: day }, time);
}
