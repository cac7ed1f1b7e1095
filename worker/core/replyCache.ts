import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Reply, Stores } from '#contract/stores.ts';
import { readRow } from '../storage/readRow.ts';
import { rowVersion, type Kept, type Storage, type Table } from '../storage/storage.ts';

/** The call that an answer is of, by the key it is kept under. */
export const endpointNameOf = (key: string) => key.slice(0, key.indexOf(' ')) as Name;

/** Where the operator's answers are kept on the device, each as its endpoint allows. */
export function createReplyCache(stores: Stores, storage: () => Promise<Storage>) {
  /** Where an answer to this endpoint is kept now: with the player as soon as there is one. */
  async function tables({ kept }: Endpoint): Promise<Table<Kept>[]> {
    const { userId, epoch } = stores.session;
    if (!kept || kept === 'memory') return [];
    const { open, of } = await storage();
    if (stores.session.epoch !== epoch) return [];
    const mine = userId ? [of(userId).kept] : [];
    return kept === 'public' ? [...mine, open.kept] : mine;
  }

  return {
    async find(key: string, endpoint: Endpoint): Promise<Reply | undefined> {
      for (const table of await tables(endpoint)) {
        const row = await readRow(stores, table, key, endpoint.output);
        if (row) return { value: row.value, at: row.at, ...(row.stale ? { stale: true } : {}) };
      }
    },

    /** Says whether the answer may be kept; what the device then can't take is only not there the next time. */
    async keep(key: string, { value, at, stale }: Reply, endpoint: Endpoint): Promise<boolean> {
      const [table] = await tables(endpoint);
      await table?.put({ key, v: rowVersion, value, at, ...(stale ? { stale } : {}) }).catch(() => {});
      return table !== undefined;
    },
  };
}
