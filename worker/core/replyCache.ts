import { subscribeKey } from 'valtio/vanilla/utils';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Reply, Stores } from '#contract/stores.ts';
import { readRow } from '../storage/readRow.ts';
import { rowVersion, type Kept, type Storage, type Table } from '../storage/storage.ts';

/** The endpoint of a cached reply, from its key. */
export const endpointNameOf = (key: string) => key.slice(0, key.indexOf(' ')) as Name;

/** Max replies of a visit in memory, the latest ones. */
const mostOfVisit = 50;

/** The device's cache of the operator's replies; the endpoint decides where each is stored. */
export function createReplyCache(stores: Stores, storage: () => Promise<Storage>) {
  /** Replies kept for the `visit`, in no database; they end with the session. */
  const ofVisit = new Map<string, Reply>();
  subscribeKey(stores.session, 'epoch', () => ofVisit.clear(), true);

  /** The tables for replies of this endpoint: the player's own while logged in. */
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
     * Caches a reply, and resolves with whether its endpoint allows that; one that the device can't store is merely
     * missing next time.
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
