import type { Queued, Storage, Table } from './storage.ts';

function table<Row extends { key: string }>(): Table<Row> {
  const rows = new Map<string, Row>();
  return {
    get: async (key) => rows.get(key),
    first: async (count, prefix = '') =>
      [...rows.keys()]
        .filter((key) => key.startsWith(prefix))
        .toSorted()
        .slice(0, count)
        .map((key) => rows.get(key)!),
    add: async (row) => !rows.has(row.key) && !!rows.set(row.key, structuredClone(row)),
    put: async (...added) => added.forEach((row) => rows.set(row.key, structuredClone(row))),
    drop: async (...keys) => keys.forEach((key) => rows.delete(key)),
    count: async () => rows.size,
  };
}

/** Max events kept in memory; this many are under every cap, whatever their length. */
const maxEvents = 2_500;

/** A storage in memory that lasts as long as the worker. Intents are accepted only while `acceptsIntents` allows it. */
export function inMemory(acceptsIntents = () => true): Storage {
  const fresh = () => ({ kept: table<never>(), intents: intents() });
  function intents(): Table<never> {
    const rows = table<never>();
    const add = async (row: never) => (acceptsIntents() ? rows.add(row) : Promise.reject(new Error('Not durable')));
    return { ...rows, add };
  }
  const events = table<Queued>();
  const players = new Map<number, ReturnType<typeof fresh>>();
  return {
    mode: 'memory',
    open: { kept: table(), events },
    of(userId) {
      if (!players.has(userId)) players.set(userId, fresh());
      return players.get(userId)!;
    },
    async trim(more) {
      const excess = (await events.count()) + more - maxEvents;
      if (excess <= 0) return 0;
      await events.drop(...(await events.first(excess)).map(({ key }) => key));
      return excess;
    },
    async forget(userId, intentsOf, current) {
      for (const [id, player] of players) {
        if (id === current?.()) continue;
        if (userId === undefined || userId === id) player.kept = table();
        if (intentsOf === id) player.intents = intents();
      }
    },
  };
}
