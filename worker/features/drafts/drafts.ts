import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import type { Infer, Schema } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { isReply, rowVersion } from '#worker/storage/storage.ts';

/** The lifetime of an unsent draft on the device, milliseconds (architecture, private data). */
const lifetime = 7 * 24 * 60 * 60 * 1_000;

/** What the keys of drafts begin with: an identity check's, and a feedback's. */
const prefixes = ['kyc', 'feedback'] as const;

/** The number of rows that a draft has at most: its texts, and its pictures. */
const mostRows = 100;

type Dependencies = Pick<Core, 'stores' | 'storage' | 'world'>;

/**
 * The rows of an unsent draft: in the player's own database, deleted when it is sent, with the log-out, and after seven
 * days (O-03).
 */
export function createDraftRows({ stores, storage, world }: Dependencies) {
  async function table() {
    const { userId, epoch } = stores.session;
    if (!userId) throw new Failure('expired', codes.signedOut);
    const { kept } = (await storage()).of(userId);
    if (stores.session.epoch !== epoch) throw new Failure('stopped');
    return kept;
  }

  const isOver = ({ at }: { at: number }) => !(world.now() - at <= lifetime);

  return {
    /** What a row has, unless it is over. */
    async find<S extends Schema>(key: string, schema: S) {
      const rows = await table();
      const row = await readRow(stores, rows, key, schema);
      if (!row || !isOver(row)) return row?.value;
      await rows.drop(key);
      return undefined;
    },
    /** The keys that begin so, in their order. */
    keys: async (prefix: string) => (await (await table()).first(mostRows, prefix)).map(({ key }) => key),
    async save<S extends Schema>(key: string, value: Infer<S>) {
      await (await table()).put({ key, v: rowVersion, at: world.now(), value });
    },
    drop: async (...keys: string[]) => (await table()).drop(...keys),
    /** Deletes what is over of all drafts. */
    async clear() {
      const rows = await table();
      for (const prefix of prefixes) {
        const found = await rows.first(mostRows, prefix);
        const over = found.filter((row) => !isReply(row.key) && isOver(row));
        if (over.length > 0) await rows.drop(...over.map(({ key }) => key));
      }
    },
  };
}

/** Deletes expired drafts at the start and at every log-in, also for players who never open their pages. */
export function clearDrafts(core: Core): void {
  const { clear } = createDraftRows(core);
  const clearExpired = () => void (core.stores.session.userId && clear().catch(() => {}));
  clearExpired();
  core.identity.onEnter(clearExpired);
}
