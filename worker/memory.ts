import type { Storage, Table } from './storage.ts';

function table<Row extends { key: string }>(): Table<Row> {
  const rows = new Map<string, Row>();
  return {
    get: async (key) => rows.get(key),
    first: async (count, beginning = '') =>
      [...rows.keys()]
        .filter((key) => key.startsWith(beginning))
        .toSorted()
        .slice(0, count)
        .map((key) => rows.get(key)!),
    put: async (...added) => added.forEach((row) => rows.set(row.key, structuredClone(row))),
    drop: async (...keys) => keys.forEach((key) => rows.delete(key)),
    count: async () => rows.size,
  };
}

/** What the device would keep, kept until the worker ends. */
export function inMemory(): Storage {
  const fresh = () => ({ kept: table<never>(), intents: table<never>() });
  let players = new Map<number, ReturnType<typeof fresh>>();
  return {
    mode: 'memory',
    open: { kept: table(), events: table() },
    of(userId) {
      if (!players.has(userId)) players.set(userId, fresh());
      return players.get(userId)!;
    },
    async forget() {
      players = new Map();
    },
  };
}
