import type { Dexie, EntityTable } from 'dexie';
import { isReply, lobbyRows, type Kept, type Queued, type Signals } from './storage.ts';

/** The cap of the reply cache, in characters of its JSON: 20 MiB. */
const maxCharacters = 20 * 2 ** 20;
/** The share of the cap that eviction leaves, so that it isn't needed again at once. */
const targetShare = 0.75;

const keptOf = (db: Dexie) => db.table('kept') as EntityTable<Kept, 'key'>;

async function dropReplies(db: Dexie) {
  const keys = await keptOf(db).toCollection().primaryKeys();
  await keptOf(db).bulkDelete(keys.filter(isReply));
}

async function dropOlderHalf(events: EntityTable<Queued, 'key'>, evicted: (events: number) => void) {
  const oldest = await events
    .orderBy('key')
    .limit(Math.ceil((await events.count()) / 2))
    .primaryKeys();
  await events.bulkDelete(oldest);
  evicted(oldest.length);
}

/**
 * The eviction steps when the quota is exceeded: first the cached lobby, then the players' cached replies, then the
 * oldest half of the events.
 */
export const evictionSteps = (
  shared: Dexie,
  players: () => Dexie[],
  { full, evicted }: Pick<Signals, 'full' | 'evicted'>,
) => [
  () => {
    full();
    return keptOf(shared).where('key').startsWith(lobbyRows).delete();
  },
  () => Promise.all(players().map(dropReplies)),
  () => dropOlderHalf(shared.table('events'), evicted),
];

/** Evicts the oldest cached replies when the cache is over its cap. */
export async function evict(databases: readonly Dexie[], max = maxCharacters) {
  const replies: { db: Dexie; key: string; at: number; size: number }[] = [];
  let total = 0;
  for (const db of databases)
    await keptOf(db).each(({ key, at, value }) => {
      const size = (JSON.stringify(value) ?? '').length;
      total += size;
      if (isReply(key)) replies.push({ db, key, at, size });
    });
  if (total <= max) return;
  for (const { db, key, size } of replies.toSorted((a, b) => a.at - b.at)) {
    if (total <= max * targetShare) return;
    await keptOf(db).delete(key);
    total -= size;
  }
}
