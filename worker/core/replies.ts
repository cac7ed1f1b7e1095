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

interface Dependencies {
  world: World;
  stores: Stores;
  identity: Identity;
  bus: TabBus;
  call: Call;
  facts: Facts;
  storage(): Promise<Storage>;
}

/** A read that the page shows. */
interface Shown {
  readonly name: ReadName;
  readonly input: object;
}

/** A read in flight; `spoilt` once a write has made its answer stale. */
interface Request {
  readonly name: ReadName;
  readonly key: string;
  readonly epoch: string;
  spoilt: boolean;
  done: Promise<void>;
}

export type Replies = ReturnType<typeof createReplies>;

/**
 * The operator's replies, in the store and in the reply cache. An answer is shown at once, then cached as its
 * endpoint allows; other tabs are notified of its key and restore it from the cache if they show it.
 */
export function createReplies({ world, stores, identity, bus, call, facts, storage }: Dependencies) {
  const replyCache = createReplyCache(stores, storage);
  const pending = new Set<Request>();
  /** What the page shows, by key. */
  const shown = new Map<string, Shown>();

  /** Shows the cached reply, unless the store has a newer one. Rejects while its code can't be loaded. */
  async function restore(name: ReadName, key: string, endpoint?: Endpoint) {
    await identity.known;
    const { epoch } = stores.session;
    const reply = await replyCache.find(key, endpoint ?? (await endpointOf(name)));
    if (!reply || stores.session.epoch !== epoch) return;
    if (isNewer(world, reply.at, stores.replies[key]?.at ?? 0)) stores.replies[key] = ref(reply);
  }

  const tryRestore = (name: ReadName, key: string) => void restore(name, key).catch(() => {});

  async function cache(key: string, reply: Reply, endpoint: Endpoint) {
    if (await replyCache.keep(key, reply, endpoint)) bus.publish({ kind: 'replies', keys: [key] });
  }

  async function load<N extends ReadName>(name: N, input: Input<N>, key: string, force: boolean, request: Request) {
    await identity.known;
    const endpoint = await endpointOf(name);
    const { fresh = 0, public: open } = endpoint;
    if (!stores.session.userId && !open) return;
    // A first visit has no cache to read, and opens its database late.
    const restored = stores.replies[key] || !facts.visited ? undefined : restore(name, key, endpoint);
    const reply = stores.replies[key];
    if (!force && reply && !reply.stale && isYounger(world, reply.at, fresh)) return;
    request.spoilt = false;
    const wasShown = shown.has(key);
    try {
      const value = await call(name, input, { endpoint, epoch: request.epoch });
      const stale = request.spoilt;
      const answer: Reply = { value, at: world.now(), ...(stale ? { stale } : {}) };
      // An answer requested before a write never replaces one requested after it.
      const current = stores.replies[key];
      if (stale && current && !current.stale) return;
      if (!wasShown || shown.has(key)) stores.replies[key] = ref(answer);
      void cache(key, answer, endpoint);
    } catch (error) {
      await restored;
      throw error;
    }
  }

  bus.on('replies', ({ keys }, epoch) => {
    if (epoch !== stores.session.epoch) return;
    for (const key of keys) {
      const here = shown.get(key);
      if (here) tryRestore(here.name, key);
    }
  });

  /**
   * Loads a reply into the store unless a recent one is there; rejects if the request fails. `force` ignores `fresh`.
   */
  function read<N extends ReadName>(name: N, input: Input<N>, force = false): Promise<void> {
    const key = replyKey(name, input);
    const { epoch } = stores.session;
    const before = [...pending].find((one) => one.key === key && one.epoch === epoch && !one.spoilt);
    if (before) return before.done;
    const request: Request = { name, key, epoch, spoilt: false, done: Promise.resolve() };
    pending.add(request);
    request.done = load(name, input, key, force, request).finally(() => pending.delete(request));
    return request.done;
  }

  /** Marks all replies of these endpoints as stale, in the store, in the cache and in the other tabs. */
  function spoil(names: readonly string[]) {
    markStale(names);
    bus.publish({ kind: 'spoilt', names: [...names] });
  }
  bus.on('spoilt', ({ names }, epoch) => {
    if (epoch === stores.session.epoch) markStale(names);
  });
  function markStale(names: readonly string[]) {
    for (const request of pending) if (names.includes(request.name)) request.spoilt = true;
    for (const [key, reply] of Object.entries(stores.replies)) {
      const name = endpointNameOf(key);
      if (!reply || !names.includes(name)) continue;
      const stale = { ...reply, stale: true };
      stores.replies[key] = ref(stale);
      void endpointOf(name)
        .then((endpoint) => cache(key, stale, endpoint))
        .catch(() => {});
    }
  }

  /** Sends a write, and marks the replies it spoils as stale. */
  async function write<N extends WriteName>(
    name: N,
    input: Input<N>,
    requestId?: string,
    given?: Endpoint,
  ): Promise<Output<N>> {
    const { epoch } = stores.session;
    const endpoint = given ?? (await endpointOf(name));
    const { spoils = [], money, identified } = endpoint;
    const output = await call(name, input, {
      endpoint,
      epoch,
      ...((money || identified) && { requestId: requestId ?? world.uuid() }),
    });
    spoil(spoils);
    return output;
  }

  /** The last known answer, from the store or the cache. */
  async function known<N extends ReadName>(name: N, input: Input<N>): Promise<Output<N> | undefined> {
    const key = replyKey(name, input);
    await restore(name, key);
    return stores.replies[key]?.value as Output<N> | undefined;
  }

  /** Keeps this reply up to date for the page until `letGo`, also when another tab receives a newer one. */
  function show<N extends ReadName>(name: N, input: Input<N>) {
    const key = replyKey(name, input);
    shown.set(key, { name, input });
    tryRestore(name, key);
  }

  function letGo(key: string) {
    shown.delete(key);
    delete stores.replies[key];
  }

  /**
   * Revalidates everything shown: after a reconnect, a resume, a change of player. A reply still fresh is read once
   * it no longer is (checklist S-16), unless something else has read it meanwhile. Without `polled`, polled replies
   * are left out; without `known`, those that have come.
   */
  async function refresh({ polled = true, known: whole = true } = {}) {
    const revalidate = async ([key, { name, input }]: [string, Shown]) => {
      const endpoint = await endpointOf(name);
      if ((endpoint.polled && !polled) || (!whole && stores.replies[key])) return;
      const reload = (force?: boolean) => read(name, input, force);
      const reply = stores.replies[key];
      const isStill = () => reply && stores.replies[key] === reply && shown.has(key);
      await reload();
      if (!isStill()) return;
      const { fresh = 0 } = endpoint;
      world.after(fresh, () => void (isStill() && !stores.network.down && reload(true).catch(() => {})));
    };
    await Promise.allSettled([...shown].map(revalidate));
  }

  return { read, write, spoil, known, show, letGo, refresh };
}
