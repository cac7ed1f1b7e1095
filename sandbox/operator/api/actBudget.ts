import type { Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { operationOf } from '#sandbox/ledger/operations.ts';
import { spend } from '../identity/budgets.ts';

const day = 24 * 60 * 60_000;

/** What protects a player or an account: each of these has a budget of its own, which no other act uses up. */
const protecting: ReadonlySet<string> = new Set<Name>(['selfExclude', 'selfLimitSet', 'deletionCancel', 'exitGame']);

/** What an act stores: its player, its id (empty without one), its call, and its time in epoch milliseconds. */
interface Stored {
  userId: number;
  requestId: string;
  call?: string;
  time: number;
}

/** Counts an act for its player's day, and throws beyond the most; a copy of a stored one isn't counted. */
export async function countAct(db: Db, { userId, requestId, call = '', time }: Stored, most: number): Promise<void> {
  if (requestId && (await operationOf(db, userId, requestId))) return;
  const own = protecting.has(call) ? `:${call}` : '';
  await spend(db, { name: `acts:${userId}${own}`, most, period: day }, time);
}
