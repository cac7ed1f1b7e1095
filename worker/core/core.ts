import { proxy } from 'valtio/vanilla';
import { noteCalls, type CallNote } from '../network/calls.ts';
import { createClient, type Call, type Operator } from '../network/client.ts';
import { onlyHad } from '../network/onlyHad.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { initialStores, type Facts, type Stores } from '#contract/stores.ts';
import { createLeaderTasks, type LeaderTasks } from '../tabs/leaderTasks.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createTabBus, type TabBus } from '../tabs/bus.ts';
import type { Presence } from '../tabs/presence.ts';
import { createNetwork, type Network } from '../network/network.ts';
import { createReplies, type Replies } from './replies.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { LoadDatabase, Signals, Storage } from '../storage/storage.ts';
import type { Vault } from '../storage/vault.ts';
import { createBalance } from './balance.ts';
import type { World } from '../world.ts';

/** The dependencies that differ between the browser and tests. */
export interface Environment {
  world: World;
  operator: Operator;
  /** The origin that serves the app itself. */
  origin: string;
  vault: Vault;
  facts: Facts;
  loadDatabase: LoadDatabase;
  /** Reports an unexpected error, a bug. */
  report(error: unknown): void;
  /** Logs a failed call for support. */
  warn(text: string): void;
}

/** The shared parts of the data layer, passed to every feature. */
export interface Core {
  world: World;
  operator: Operator;
  origin: string;
  facts: Facts;
  stores: Stores;
  vault: Vault;
  bus: TabBus;
  network: Network;
  identity: Identity;
  call: Call;
  /** The outcomes of the latest calls. */
  lastCalls(): readonly CallNote[];
  replies: Replies;
  leaderTasks: LeaderTasks;
  storage(): Promise<Storage>;
  /**
   * Subscribes to an event of the data layer: the operator is closed, the network or the player is back, the
   * bootstrap has been answered, the page mirrors the stores, the player has answered a reality check.
   */
  on(event: Event, listener: () => void): void;
  emit(event: Event): void;
  /**
   * Subscribes to successful answers, with a number that grows in the order of sending, and the time and endpoint of
   * the request.
   */
  onAnswer(listener: (output: unknown, order: number, at: number, name: Name) => void): void;
  /** Subscribes to failed calls. */
  onFailure(listener: (name: Name, failure: Failure) => void): void;
}

/** The core with the presence of all tabs, for features of players. */
export type PlayerCore = Core & { presence: Presence };

type Event = 'closed' | 'resumed' | 'bootstrapped' | 'followed' | 'looked';

/** Assembles the data layer, network below and stores above; it knows no feature. */
export function createCore({ world, operator, origin, vault, facts, loadDatabase, report, warn }: Environment): Core {
  const stores = proxy(initialStores());
  stores.network.onLine = facts.onLine;

  let opened: Promise<Storage> | undefined;
  const listeners: Record<Event, (() => void)[]> = {
    closed: [],
    resumed: [],
    bootstrapped: [],
    followed: [],
    looked: [],
  };
  const emit = (event: Event) => listeners[event].forEach((listener) => listener());

  const signals: Signals = {
    closed: () => void identity.recheck(),
    outdated: () => void (stores.storage.outdated = true),
    fellBack: () => void Object.assign(stores.storage, { mode: 'memory', brief: !vault.lasts() }),
    cameBack: () => void (stores.storage.mode = 'device'),
    full: () => void (stores.storage.full = true),
    evicted: (events) => void (stores.events.evicted += events),
    dropped: () => void stores.storage.dropped++,
  };

  // A first visit has nothing to restore: its database, which costs more than all first answers, is opened after them
  // and the page.
  const once = (event: Event) => new Promise<void>((done) => listeners[event].push(done));
  const ready = facts.visited ? Promise.resolve() : Promise.all([once('bootstrapped'), once('followed')]);
  const storage = () =>
    (opened ??= ready
      .then(() => {
        if (stores.storage.silent) signals.fellBack();
        return openStorage(world, loadDatabase, signals, vault.stayInMemory);
      })
      .then((device) => {
        Object.assign(stores.storage, { mode: device.mode, brief: !vault.lasts() });
        return device;
      }));

  const bus = createTabBus(world, () => stores.session.epoch, report);
  const identity = createIdentity({ world, facts, stores, vault, bus, storage });
  const network = createNetwork(world, stores, facts);
  const updateBalance = createBalance(world, stores, bus);
  const answerListeners: Parameters<Core['onAnswer']>[0][] = [];
  const client = createClient({
    world,
    operator,
    network,
    identity,
    facts,
    stores,
    onAnswer(output, order, at, name) {
      updateBalance(output, order, at);
      for (const listener of answerListeners) listener(output, order, at, name);
    },
    onMaintenance: () => emit('closed'),
  });
  const failureListeners: Parameters<Core['onFailure']>[0][] = [];
  const onFailure: (typeof failureListeners)[number] = (...failed) => {
    for (const listener of failureListeners) listener(...failed);
  };
  const { call: sent, last: lastCalls } = noteCalls(client, world, warn, onFailure);
  const call = onlyHad(sent, world, stores);
  const replies = createReplies({ world, stores, identity, bus, call, facts, storage });
  const leaderTasks = createLeaderTasks(
    world,
    bus,
    (error) => error instanceof Failure || report(error),
    () => stores.network.down,
  );

  return {
    world,
    operator,
    origin,
    facts,
    stores,
    vault,
    bus,
    network,
    identity,
    call,
    lastCalls,
    replies,
    leaderTasks,
    storage,
    on: (event, listener) => void listeners[event].push(listener),
    onAnswer: (listener) => void answerListeners.push(listener),
    onFailure: (listener) => void failureListeners.push(listener),
    emit,
  };
}
