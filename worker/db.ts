import { Dexie, type EntityTable } from 'dexie';
import type { Storage, Table } from './storage.ts';

const table = <Row extends { key: string }>(rows: EntityTable<Row, 'key'>): Table<Row> => ({
  get: (key) => rows.get(key as never),
  many: (keys) => rows.bulkGet(keys as never[]),
  first: (count) => rows.orderBy('key').limit(count).toArray(),
  put: async (...added) => void (await rows.bulkPut(added)),
  drop: (...keys) => rows.bulkDelete(keys as never[]),
  count: () => rows.count(),
});

/** Version changes only ever add; a breaking one takes a new name. */
function open(name: string, tables: string[], options = {}) {
  const db = new Dexie(name, options);
  db.version(1).stores(Object.fromEntries(tables.map((each) => [each, 'key'])));
  return db;
}

/** The device's databases: one that anybody may see, and one per player, written durably because it holds what was meant to happen to money. */
export async function onDevice(name = 'perlas'): Promise<Storage> {
  const shared = open(name, ['kept', 'events']);
  await shared.open();
  const players = new Map<number, Dexie>();
  const ofPlayer = `${name}-player-`;
  return {
    mode: 'device',
    open: { kept: table(shared.table('kept')), events: table(shared.table('events')) },
    of(userId) {
      const db =
        players.get(userId) ?? open(ofPlayer + userId, ['kept', 'intents'], { chromeTransactionDurability: 'strict' });
      players.set(userId, db);
      return { kept: table(db.table('kept')), intents: table(db.table('intents')) };
    },
    async forget() {
      for (const db of players.values()) db.close();
      players.clear();
      const names = await Dexie.getDatabaseNames();
      await Promise.all(names.filter((each) => each.startsWith(ofPlayer)).map((each) => Dexie.delete(each)));
    },
  };
}
