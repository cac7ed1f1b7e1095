import { proxy } from 'valtio/vanilla';
import { noteCalls, type CallNote } from '../network/calls.ts';
import { createClient, type Call, type Operator } from '../network/client.ts';
import { Failure } from '#contract/failure.ts';
import { initialStores, type Facts, type Stores } from '#contract/stores.ts';
import { createLeaderTasks, type LeaderTasks } from '../tabs/leaderTasks.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createTabBus, type TabBus } from '../tabs/bus.ts';
import { inMemory } from '../storage/memory.ts';
import { createNetwork, type Network } from '../network/network.ts';
import { createReplies, type Replies } from './replies.ts';
import { openStorage, type Bring, type Signals, type Storage } from '../storage/storage.ts';
import type { createPlayers } from '../features/player/player.ts';
import type { Vault } from '../storage/vault.ts';
import { createBalance } from './balance.ts';
import type { World } from '../world.ts';

/** The dependencies that differ between the browser and tests. */
export interface Place {
  world: World;
  operator: Operator;
  /** The origin that serves the app itself. */
  origin: string;
  vault: Vault;
  facts: Facts;
  bring: Bring;
  /** Loads the code that only logged-in players need. */
  bringPlayers(): Promise<{ createPlayers: typeof createPlayers }>;
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
  bringPlayers: Place['bringPlayers'];
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
   * Listens to an event of the data layer: the operator is closed, the network or the player is back, the bootstrap has
   * been answered, the page mirrors the stores, the player has answered a reality check.
   */
  on(event: Event, hear: () => void): void;
  emit(event: Event): void;
  /** Listens to every successful answer, with a number that grows in the order of sending. */
  answered(hear: (output: unknown, order: number) => void): void;
}
type Event = 'closed' | 'resumed' | 'bootstrapped' | 'followed' | 'looked';

/** Assembles the data layer, network below and stores above; it knows no feature. */
export function createCore({ world, operator, origin, vault, facts, bring, bringPlayers, report, warn }: Place): Core {
  const stores = proxy(initialStores());
  stores.network.onLine = facts.onLine;

  let opened: Promise<Storage> | undefined;
  const hearers: Record<Event, (() => void)[]> = {
    closed: [],
    resumed: [],
    bootstrapped: [],
    followed: [],
    looked: [],
  };
  const emit = (event: Event) => hearers[event].forEach((hear) => hear());

  const signals: Signals = {
    closed: () => void identity.recheck(),
    outdated: () => void (stores.storage.outdated = true),
    fell: () => void (stores.storage.mode = 'memory'),
    evicted: (events) => void (stores.events.evicted += events),
    dropped: () => void stores.storage.dropped++,
  };

  // A first visit has nothing to restore: its database, heavier than all first answers, is opened after them and the
  // page.
  const once = (event: Event) => new Promise<void>((done) => hearers[event].push(done));
  const due = facts.visited ? Promise.resolve() : Promise.all([once('bootstrapped'), once('followed')]);
  const storage = () =>
    (opened ??= due
      .then(() =>
        identity.silent() ? inMemory(() => !vault.lasts()) : openStorage(world, bring, signals, vault.lasts),
      )
      .then((each) => {
        stores.storage.mode = each.mode;
        return each;
      }));

  const bus = createTabBus(world, () => stores.session.epoch, report);
  const identity = createIdentity({ world, cameFrom: facts.referrer, stores, vault, bus, storage });
  const network = createNetwork(world, stores, facts);
  const learn = createBalance(world, stores, bus);
  const curious: ((output: unknown, order: number) => void)[] = [];
  const client = createClient({
    world,
    operator,
    network,
    identity,
    facts,
    stores,
    heard(output, order, at) {
      learn(output, order, at);
      for (const hear of curious) hear(output, order);
    },
    closed: () => emit('closed'),
  });
  const { call, last: lastCalls } = noteCalls(client, world, warn);
  const replies = createReplies({ world, stores, identity, bus, call, facts, storage });
  const leaderTasks = createLeaderTasks(world, bus, (error) => error instanceof Failure || report(error));

  return {
    world,
    operator,
    origin,
    facts,
    stores,
    vault,
    bringPlayers,
    bus,
    network,
    identity,
    call,
    lastCalls,
    replies,
    leaderTasks,
    storage,
    on: (event, hear) => void hearers[event].push(hear),
    answered: (hear) => void curious.push(hear),
    emit,
  };
}
