import { check, type Schema } from '#contract/schema.ts';
import type { Stores } from '#contract/stores.ts';
import { rowVersion, type Kept, type Table } from './storage.ts';

/**
 * What a table has under a key, as far as it is what it should be. Another build's row is left alone; one that is
 * broken is dropped and counted, and whoever asked asks the operator.
 */
export async function readRow<S extends Schema>(stores: Stores, table: Table<Kept>, key: string, schema: S) {
  const row = await table.get(key).catch(() => undefined);
  if (row?.v !== rowVersion) return undefined;
  const checked = check(schema, row.value);
  if (checked.ok && Number.isSafeInteger(row.at)) return { ...row, value: checked.value };
  stores.storage.dropped++;
  await table.drop(key).catch(() => {});
  return undefined;
}
