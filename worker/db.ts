import { Dexie, type EntityTable } from 'dexie';
import type { Intent, Kept, Storage, Table } from './storage.ts';

const table = <Row extends { key: string }>(rows: EntityTable<Row, 'key'>): Table<Row> => ({
  get: (key) => rows.get(key as never),
  first: (count, beginning = '') => rows.where('key').startsWith(beginning).limit(count).toArray(),
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

/** The device's databases: one that anybody may see, and two per player, of which the one with what is meant to happen to money is written durably. */
export async function onDevice(name = 'perlas'): Promise<Storage> {
  const shared = open(name, ['kept', 'events']);
  await shared.open();
  const players = new Map<string, Dexie>();
  const beginning = `${name}-player-`;

  function ofPlayer<Row extends { key: string }>(which: string, rows: string, options = {}) {
    const db = players.get(which) ?? open(beginning + which, [rows], options);
    players.set(which, db);
    return db.table(rows) as EntityTable<Row, 'key'>;
  }

  return {
    mode: 'device',
    open: { kept: table(shared.table('kept')), events: table(shared.table('events')) },
    of(userId) {
      const kept = ofPlayer<Kept>(`${userId}`, 'kept');
      const intents = ofPlayer<Intent>(`${userId}-intents`, 'intents', { chromeTransactionDurability: 'strict' });
      return { kept: table(kept), intents: table(intents) };
    },
    async forget() {
      for (const db of players.values()) db.close();
      players.clear();
      const names = await Dexie.getDatabaseNames();
      await Promise.all(names.filter((each) => each.startsWith(beginning)).map((each) => Dexie.delete(each)));
    },
  };
}
