import { proxy } from 'valtio/vanilla';
import { createActs, type Acts } from './acts.ts';
import { createClient, type Call, type Operator } from './client.ts';
import { Failure } from './contract/failure.ts';
import { initialStores, type Facts, type Stores } from './contract/stores.ts';
import { createDuties, createRoll, type Duties } from './duties.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createLine, type Line } from './line.ts';
import { createNetwork, type Network } from './network.ts';
import { createReplies, type Replies } from './replies.ts';
import { openStorage, type Bring, type Storage } from './storage.ts';
import type { Vault } from './vault.ts';
import { createWallet } from './wallet.ts';
import type { World } from './world.ts';

/** What differs from one place of running to another. */
export interface Place {
  world: World;
  operator: Operator;
  /** Where the app itself is served from. */
  origin: string;
  vault: Vault;
  facts: Facts;
  bring: Bring;
  /** Hears of mistakes that nobody asked about. */
  report(error: unknown): void;
}

/** What every feature is given. */
export interface Core {
  world: World;
  operator: Operator;
  origin: string;
  facts: Facts;
  stores: Stores;
  vault: Vault;
  line: Line;
  network: Network;
  identity: Identity;
  call: Call;
  replies: Replies;
  acts: Acts;
  duties: Duties;
  roll: ReturnType<typeof createRoll>;
  storage(): Promise<Storage>;
  /** Features ask to hear that the operator is closed, that the network or the player is back, that the operator has been asked who is here, and that the page is there. */
  on(event: Event, hear: () => void): void;
  tell(event: Event): void;
}
type Event = 'closed' | 'resumed' | 'greeted' | 'followed';

/** Puts the data layer together: the network below, the stores above, and nothing that knows a feature. */
export function createCore({ world, operator, origin, vault, facts, bring, report }: Place): Core {
  const stores = proxy(initialStores());
  stores.network.onLine = facts.onLine;

  let opened: Promise<Storage> | undefined;
  const hearers: Record<Event, (() => void)[]> = { closed: [], resumed: [], greeted: [], followed: [] };
  const tell = (event: Event) => hearers[event].forEach((hear) => hear());

  // A first visit has nothing to recall: there the database, heavier than all first answers, comes after them and the page.
  const once = (event: Event) => new Promise<void>((done) => hearers[event].push(done));
  const due = facts.installed ? Promise.resolve() : Promise.all([once('greeted'), once('followed')]);
  const storage = () =>
    (opened ??= due
      .then(() => openStorage(world, bring))
      .then((each) => {
        stores.storage.mode = each.mode;
        return each;
      }));

  const line = createLine(world, () => stores.session.epoch, report);
  const identity = createIdentity({ world, cameFrom: facts.referrer, stores, vault, line, storage });
  const network = createNetwork(world, stores, facts);
  const learn = createWallet(world, stores, line);
  const call = createClient({
    operator,
    network,
    identity,
    facts,
    stores,
    heard: learn,
    closed: () => tell('closed'),
  });
  const replies = createReplies({ world, stores, identity, line, call, facts, storage });
  const acts = createActs({ world, stores, identity, call, replies, storage });
  const duties = createDuties(world, line, (error) => (error instanceof Failure || report(error), false));
  const roll = createRoll(world, line, stores, () => facts.visible);

  return {
    world,
    operator,
    origin,
    facts,
    stores,
    vault,
    line,
    network,
    identity,
    call,
    replies,
    acts,
    duties,
    roll,
    storage,
    on: (event, hear) => void hearers[event].push(hear),
    tell,
  };
}
