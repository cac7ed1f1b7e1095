import { subscribeKey } from 'valtio/vanilla/utils';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Reply, Stores } from '#contract/stores.ts';
import { readRow } from '../storage/readRow.ts';
import { rowVersion, type Kept, type Storage, type Table } from '../storage/storage.ts';

/** The endpoint of a cached reply, from its key. */
export const endpointNameOf = (key: string) => key.slice(0, key.indexOf(' ')) as Name;

/** How many replies of a visit are in memory at most, the latest ones. */
const mostOfVisit = 50;

/** The cache of the operator's replies on the device; its endpoint decides where each is stored. */
export function createReplyCache(stores: Stores, storage: () => Promise<Storage>) {
  /** The replies of this visit (`kept`), in no database; they end with the session. */
  const ofVisit = new Map<string, Reply>();
  subscribeKey(stores.session, 'epoch', () => ofVisit.clear(), true);

  /** The tables for replies of this endpoint: the player's own while somebody is logged in. */
  async function tables({ kept }: Endpoint): Promise<Table<Kept>[]> {
    const { userId, epoch } = stores.session;
    if (!kept || kept === 'memory' || kept === 'visit') return [];
    const { open, of } = await storage();
    if (stores.session.epoch !== epoch) return [];
    const own = userId ? [of(userId).kept] : [];
    return kept === 'public' ? [...own, open.kept] : own;
  }

  return {
    async find(key: string, endpoint: Endpoint): Promise<Reply | undefined> {
      if (endpoint.kept === 'visit') return ofVisit.get(key);
      for (const table of await tables(endpoint)) {
        const row = await readRow(stores, table, key, endpoint.output);
        if (row) return { value: row.value, at: row.at, ...(row.stale ? { stale: true } : {}) };
      }
    },

    /**
     * Caches a reply, and resolves to whether its endpoint allows that; one that the device can't store is only missing
     * next time.
     */
    async keep(key: string, reply: Reply, endpoint: Endpoint): Promise<boolean> {
      const { value, at, stale } = reply;
      if (endpoint.kept === 'visit') {
        ofVisit.delete(key);
        ofVisit.set(key, reply);
        const [oldest] = ofVisit.keys();
        if (ofVisit.size > mostOfVisit && oldest !== undefined) ofVisit.delete(oldest);
        return false;
      }
      const [table] = await tables(endpoint);
      await table?.put({ key, v: rowVersion, value, at, ...(stale ? { stale } : {}) }).catch(() => {});
      return table !== undefined;
    },
  };
}
