import type { Name } from '#contract/endpoints.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { operationOf } from '#sandbox/ledger/operations.ts';
import type { Caps } from '../context/caps.ts';
import { spend } from '../identity/budgets.ts';
import { countAt, isNewcomer } from './newcomers.ts';

const day = 24 * 60 * 60_000;

/** The calls by which players restrict their play; the records of these acts are kept for years. */
export const restricting: readonly Name[] = ['selfExclude', 'selfLimitSet'];

/** Whether players restrict their play by this call. */
export const isRestricting = (call: string): boolean => (restricting as readonly string[]).includes(call);

/** What protects a player or an account: each of these has a budget of its own, which no other act uses up. */
const protecting: ReadonlySet<string> = new Set<Name>([...restricting, 'deletionCancel', 'exitGame']);

/** The call that leaves a record of its own, also without an id. */
const acknowledging = 'rgAck' satisfies Name;

/** The calls of which newcomers have some whatever others at their address do, and a wider budget for more. */
const apart: ReadonlySet<string> = new Set([...protecting, acknowledging]);

/** How many acts are stored a day, of a player, and of all newcomers of an address (`Caps`). */
export type ActCaps = Pick<Caps, 'players' | 'newcomers'>;

/**
 * What an act stores: its player, from which address, its id (empty without one, when nothing is stored), its call, and
 * its time in epoch milliseconds.
 */
interface Stored {
  userId: number;
  address: string;
  requestId: string;
  call?: string;
  time: number;
}

/**
 * Counts an act for the day of its player, and, of one who has deposited nothing yet, of their address: anybody may
 * open such accounts. Their first acts that protect are counted for them alone, so that nobody is refused protection
 * because of others. Throws beyond a cap; a copy of a stored act isn't counted.
 */
export async function countAct(
  db: Db,
  { userId, address, requestId, call = '', time }: Stored,
  { players, newcomers }: ActCaps,
): Promise<void> {
  if (requestId && (await operationOf(db, userId, requestId))) return;
  const own = protecting.has(call) ? `:${call}` : '';
  const isNew = await isNewcomer(db, userId);
  const most = isRestricting(call) ? players.restrictions : players.acts;
  const mostOfNew = isRestricting(call) ? newcomers.restrictionsOfOne : newcomers.actsOfOne;
  await spend(db, { name: `acts:${userId}${own}`, most: isNew ? Math.min(most, mostOfNew) : most, period: day }, time);
  if (!isNew || (!requestId && call !== acknowledging)) return;
  if (!apart.has(call)) await countAt(db, { address, time }, 'acts', newcomers.acts);
  else if (!requestId || (await hasStored(db, userId, call, newcomers.protectingOfOne)))
    await countAt(db, { address, time }, 'protecting', newcomers.protecting);
}

/** Whether this many acts of a player by one call are stored. */
async function hasStored(db: Db, userId: number, call: string, count: number): Promise<boolean> {
  const stored = db.selectFrom('operations').select('requestId').where('userId', '=', userId).where('call', '=', call);
  return (await stored.limit(count).execute()).length === count;
}
