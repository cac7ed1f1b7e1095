import { ref } from 'valtio/vanilla';
import type { Call } from '../network/client.ts';
import type { Input, Output, ReadName, WriteName } from '#contract/endpoints.ts';
import { endpointOf } from '../network/endpointOf.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { replyKey, type Facts, type Reply, type Stores } from '#contract/stores.ts';
import type { Identity } from './identity.ts';
import type { TabBus } from '../tabs/bus.ts';
import { endpointNameOf, createReplyCache } from './replyCache.ts';
import type { Storage } from '../storage/storage.ts';
import { isNewer, isYounger, type World } from '../world.ts';

interface Needs {
  world: World;
  stores: Stores;
  identity: Identity;
  bus: TabBus;
  call: Call;
  facts: Facts;
  storage(): Promise<Storage>;
}

export type Replies = ReturnType<typeof createReplies>;

/**
 * The operator's replies, in the store and in the reply cache. An answer is shown at once and then cached as its
 * endpoint allows; other tabs are notified of its key and restore it from the cache if they show it.
 */
export function createReplies({ world, stores, identity, bus, call, facts, storage }: Needs) {
  const replyCache = createReplyCache(stores, storage);
  const asking = new Map<string, Promise<void>>();
  const shown = new Set<string>();
  const spoilt = new Map<string, number>();

  /** Shows the cached reply, unless a newer one is in the store already. */
  async function recall(key: string, endpoint?: Endpoint) {
    await identity.known;
    const { epoch } = stores.session;
    const reply = await replyCache.find(key, endpoint ?? (await endpointOf(endpointNameOf(key))));
    if (!reply || stores.session.epoch !== epoch) return;
    if (isNewer(world, reply.at, stores.replies[key]?.at ?? 0)) stores.replies[key] = ref(reply);
  }

  async function keep(key: string, reply: Reply, endpoint?: Endpoint) {
    if (await replyCache.keep(key, reply, endpoint ?? (await endpointOf(endpointNameOf(key)))))
      bus.publish({ kind: 'replies', keys: [key] });
  }

  async function ask<N extends ReadName>(name: N, input: Input<N>, key: string, anyway: boolean) {
    await identity.known;
    const endpoint = await endpointOf(name);
    const { fresh = 0, public: open } = endpoint;
    if (!stores.session.userId && !open) return;
    // A first visit has no cache to wait for, and its database is opened late.
    const recalled = stores.replies[key] || !facts.visited ? undefined : recall(key, endpoint);
    const reply = stores.replies[key];
    if (!anyway && reply && !reply.stale && isYounger(world, reply.at, fresh)) return;
    const before = spoilt.get(name) ?? 0;
    const watched = shown.has(key);
    try {
      const value = await call(name, input, { endpoint });
      const stale = (spoilt.get(name) ?? 0) !== before;
      const answer: Reply = { value, at: world.now(), ...(stale ? { stale } : {}) };
      // An answer requested before a write never replaces one requested after it.
      const there = stores.replies[key];
      if (stale && there && !there.stale) return;
      if (!watched || shown.has(key)) stores.replies[key] = ref(answer);
      void keep(key, answer, endpoint);
    } catch (error) {
      await recalled;
      throw error;
    }
  }

  bus.on('replies', ({ keys }, epoch) => {
    if (epoch === stores.session.epoch) for (const key of keys) if (shown.has(key)) void recall(key);
  });

  /**
   * Loads a reply into the store unless a recent one is there; the promise only tells whether the request succeeded.
   * `anyway` ignores `fresh`.
   */
  function read<N extends ReadName>(name: N, input: Input<N>, anyway = false): Promise<void> {
    const key = replyKey(name, input);
    const question = `${stores.session.epoch} ${spoilt.get(name) ?? 0} ${key}`;
    const before = asking.get(question);
    if (before) return before;
    const now = ask(name, input, key, anyway).finally(() => asking.delete(question));
    asking.set(question, now);
    return now;
  }

  /** Marks all replies of these endpoints as stale, in the store, in the cache and in the other tabs. */
  function spoil(names: readonly string[]) {
    age(names);
    bus.publish({ kind: 'spoilt', names: [...names] });
  }
  bus.on('spoilt', ({ names }, epoch) => {
    if (epoch === stores.session.epoch) age(names);
  });
  function age(names: readonly string[]) {
    for (const name of names) spoilt.set(name, (spoilt.get(name) ?? 0) + 1);
    for (const [key, reply] of Object.entries(stores.replies)) {
      if (!reply || !names.includes(endpointNameOf(key))) continue;
      const stale = { ...reply, stale: true };
      stores.replies[key] = ref(stale);
      void keep(key, stale);
    }
  }

  /** Sends a write, and marks the replies that it spoils as stale. */
  async function write<N extends WriteName>(
    name: N,
    input: Input<N>,
    requestId?: string,
    given?: Endpoint,
  ): Promise<Output<N>> {
    const endpoint = given ?? (await endpointOf(name));
    const { spoils = [], money, identified } = endpoint;
    const output = await call(name, input, {
      endpoint,
      ...((money || identified) && { requestId: requestId ?? world.uuid() }),
    });
    spoil(spoils);
    return output;
  }

  /** The last known answer, from the store or the cache. */
  async function known<N extends ReadName>(name: N, input: Input<N>): Promise<Output<N> | undefined> {
    const key = replyKey(name, input);
    await recall(key);
    return stores.replies[key]?.value as Output<N> | undefined;
  }

  /** Begins to keep this key up to date for the page, until `letGo`; also when another tab receives a newer reply. */
  function show(key: string) {
    shown.add(key);
    void recall(key);
  }

  function letGo(key: string) {
    shown.delete(key);
    delete stores.replies[key];
  }

  /**
   * Revalidates everything shown: after a reconnect, a resume, a change of player. A reply that is too fresh for that
   * is read once more when it no longer is (checklist S-16), unless something else has read it meanwhile.
   */
  async function refresh() {
    const again = async (key: string) => {
      const name = endpointNameOf(key) as ReadName;
      const look = (anyway?: boolean) => read(name, JSON.parse(key.slice(name.length + 1)) as never, anyway);
      const reply = stores.replies[key];
      const isStill = () => reply && stores.replies[key] === reply && shown.has(key);
      await look();
      if (!isStill()) return;
      const { fresh = 0 } = await endpointOf(name);
      world.after(fresh, () => void (isStill() && look(true).catch(() => {})));
    };
    await Promise.allSettled([...shown].map(again));
  }

  return { read, write, spoil, known, show, letGo, refresh };
}
