import type { Table as DeviceTable } from 'dexie';
import type { Table } from './storage.ts';

/** A row with the player that owns it. */
export type Owned<Row> = Row & { owner?: number };

/** A table of the database behind the worker's `Table` interface. */
export function plain<Row extends { key: string }>(rows: DeviceTable<Row, string>): Table<Row> {
  return {
    get: (key) => rows.get(key),
    first: (count, prefix = '') => rows.where('key').startsWith(prefix).limit(count).toArray(),
    add: (row) =>
      rows.add(row).then(
        () => true,
        (error: Error) => (error.name === 'ConstraintError' ? false : Promise.reject(error)),
      ),
    put: async (...added) => void (await rows.bulkPut(added)),
    drop: (...keys) => rows.bulkDelete(keys),
    count: () => rows.count(),
  };
}

/** A player's table that drops rows of any other owner. */
export function owned<Row extends { key: string }>(
  rows: Table<Owned<Row>>,
  owner: number,
  dropped: () => void,
): Table<Row> {
  const isTheirs = (row: Owned<Row>) => {
    if (row.owner === owner) return true;
    dropped();
    void rows.drop(row.key).catch(() => {});
    return false;
  };
  return {
    ...rows,
    async get(key) {
      const row = await rows.get(key);
      return row && isTheirs(row) ? row : undefined;
    },
    first: async (...args) => (await rows.first(...args)).filter(isTheirs),
    add: (row) => rows.add({ ...row, owner }),
    put: (...added) => rows.put(...added.map((row) => ({ ...row, owner }))),
  };
}
