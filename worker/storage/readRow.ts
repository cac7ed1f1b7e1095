import { check, type Schema } from '#contract/schema.ts';
import type { Stores } from '#contract/stores.ts';
import { rowVersion, type Kept, type Table } from './storage.ts';

/**
 * Reads a row and validates it. Another build's row is ignored; an invalid one is dropped and counted, so that the
 * caller asks the operator.
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
