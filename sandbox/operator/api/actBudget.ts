import type { Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { operationOf } from '#sandbox/ledger/operations.ts';
import type { Caps } from '../context/caps.ts';
import { spend } from '../identity/budgets.ts';

const day = 24 * 60 * 60_000;

/** The calls by which players restrict their play; the records of these acts are kept for years. */
export const restricting: readonly Name[] = ['selfExclude', 'selfLimitSet'];

/** Whether players restrict their play by this call. */
export const isRestricting = (call: string): boolean => (restricting as readonly string[]).includes(call);

/** What protects a player or an account: each of these has a budget of its own, which no other act uses up. */
const protecting: ReadonlySet<string> = new Set<Name>([...restricting, 'deletionCancel', 'exitGame']);

/** How many acts of a player are stored a day (`Caps`). */
export type ActCaps = Pick<Caps['players'], 'acts' | 'restrictions'>;

/** What an act stores: its player, its id (empty without one), its call, and its time in epoch milliseconds. */
interface Stored {
  userId: number;
  requestId: string;
  call?: string;
  time: number;
}

/** Counts an act for its player's day, and throws beyond its cap; a copy of a stored one isn't counted. */
export async function countAct(
  db: Db,
  { userId, requestId, call = '', time }: Stored,
  { acts, restrictions }: ActCaps,
): Promise<void> {
  if (requestId && (await operationOf(db, userId, requestId))) return;
  const own = protecting.has(call) ? `:${call}` : '';
  const most = isRestricting(call) ? restrictions : acts;
  await spend(db, { name: `acts:${userId}${own}`, most, period: day }, time);
}
