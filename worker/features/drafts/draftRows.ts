import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Infer, Schema } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import { draftLifetime, mostDraftRows } from './bounds.ts';

type Dependencies = Pick<Core, 'stores' | 'storage' | 'world'>;

/**
 * The rows of an unsent draft: in the player's own database, deleted when it is sent, when the session ends, and
 * after seven days (O-03).
 */
export function createDraftRows({ stores, storage, world }: Dependencies) {
  async function table() {
    const { userId, epoch } = stores.session;
    if (!userId) throw new Failure('expired', codes.signedOut);
    const { kept } = (await storage()).of(userId);
    if (stores.session.epoch !== epoch) throw new Failure('stopped');
    return kept;
  }

  const isOver = ({ at }: { at: number }) => !(world.now() - at <= draftLifetime);

  return {
    /** A row's value, unless it has expired. */
    async find<S extends Schema>(key: string, schema: S) {
      const rows = await table();
      const row = await readRow(stores, rows, key, schema);
      if (!row || !isOver(row)) return row?.value;
      await rows.drop(key);
      return undefined;
    },
    /** The keys with this prefix, in order. */
    keys: async (prefix: string) => (await (await table()).first(mostDraftRows, prefix)).map(({ key }) => key),
    async save<S extends Schema>(key: string, value: Infer<S>) {
      await (await table()).put({ key, v: rowVersion, at: world.now(), value });
    },
    drop: async (...keys: string[]) => (await table()).drop(...keys),
  };
}
