import { Dexie, type EntityTable } from 'dexie';
import { connect, isDevices, type Connection } from './connection.ts';
import { inMemory } from './memory.ts';
import { trim } from './queueCap.ts';
import { evictionSteps, evict } from './eviction.ts';
import type { Intent, Kept, Queued, Signals, Storage, Table } from './storage.ts';
import { owned, plain, type Owned } from './tables.ts';
import type { World } from '../world.ts';

/** How many rows are written between two checks of the cache's size. */
const sweepEvery = 100;

const methods = ['get', 'first', 'add', 'put', 'drop', 'count'] as const;

/**
 * Opens the device's databases: a shared one, and two per player, of which the one for intents is written durably.
 * Failures of the device are recovered where possible; otherwise everything but intents falls back to memory, and money
 * acts are refused.
 */
export async function onDevice(world: World, signals: Signals, name = 'perlas'): Promise<Storage> {
  const memory = inMemory();
  const players = new Map<string, Connection>();
  const beginning = `${name}-player-`;
  let mode: Storage['mode'] = 'device';
  let outdated = false;
  let puts = Math.floor(world.random() * sweepEvery);

  const hear = {
    closed: signals.closed,
    outdated() {
      outdated = true;
      signals.outdated();
    },
  };

  function fall() {
    if (mode === 'memory') return;
    mode = 'memory';
    signals.fell();
  }

  /** Version changes only add; a breaking change takes a new database name. */
  function open(called: string, tables: string[], options = {}): Connection {
    const db = new Dexie(called, options);
    db.version(1).stores(Object.fromEntries(tables.map((each) => [each, 'key'])));
    return connect(world, db, hear, makeRoom);
  }

  const keptOfPlayers = () => [...players].flatMap(([which, { db }]) => (which.includes('-') ? [] : [db]));
  const makeRoom: (() => Promise<unknown>)[] = [];
  const shared = open(name, ['kept', 'events']);
  makeRoom.push(...evictionSteps(shared.db, keptOfPlayers, signals.evicted));
  await shared.db.open();

  /** A table on the device that falls back to `instead` when the device fails, or rejects without one. */
  function table<Row extends { key: string }>({ db, run }: Connection, rows: string, instead?: Table<Row>): Table<Row> {
    const device = plain(db.table(rows) as EntityTable<Row, 'key'>);
    const safely =
      (method: (typeof methods)[number]) =>
      async (...given: unknown[]) => {
        const on = (which: Table<Row>) => (which[method] as (...args: unknown[]) => Promise<unknown>)(...given);
        if (outdated && !instead) throw new Error('A newer build has this database.');
        if (instead && (outdated || mode === 'memory')) return on(instead);
        try {
          return await run(() => on(device));
        } catch (error) {
          if (!instead || !isDevices(error)) throw error;
          fall();
          return on(instead);
        }
      };
    return Object.fromEntries(methods.map((method) => [method, safely(method)])) as unknown as Table<Row>;
  }

  function ofPlayer<Row extends { key: string }>(which: string, rows: string, instead?: Table<Row>, options = {}) {
    const before = players.get(which);
    const now = before?.over() === false ? before : open(beginning + which, [rows], options);
    players.set(which, now);
    return table<Row>(now, rows, instead);
  }

  /** A table whose writes trigger eviction from time to time, to keep the cache under its cap. */
  function capped(rows: Table<Kept>): Table<Kept> {
    const put = async (...added: Kept[]) => {
      await rows.put(...added);
      if (++puts % sweepEvery === 0 && mode === 'device') void evict([shared.db, ...keptOfPlayers()]).catch(() => {});
    };
    return { ...rows, put };
  }

  const events = table<Queued>(shared, 'events', memory.open.events);

  return {
    get mode() {
      return mode;
    },
    open: {
      kept: capped(table(shared, 'kept', memory.open.kept)),
      events,
    },
    of(userId) {
      const kept = ofPlayer<Owned<Kept>>(`${userId}`, 'kept', memory.of(userId).kept);
      const durably = { chromeTransactionDurability: 'strict' };
      const intents = ofPlayer<Owned<Intent>>(`${userId}-intents`, 'intents', undefined, durably);
      return {
        kept: capped(owned(kept, userId, signals.dropped)),
        intents: owned(intents, userId, signals.dropped),
      };
    },
    trim: (...given) => trim(events, ...given),
    async forget(userId) {
      const isTheirs = (which: string) => userId === undefined || which.split('-')[0] === `${userId}`;
      await memory.forget(userId);
      for (const [which, { end }] of players)
        if (isTheirs(which)) {
          end();
          players.delete(which);
        }
      const names = (await Dexie.getDatabaseNames()).filter((each) => each.startsWith(beginning));
      await Promise.all(
        names.filter((each) => isTheirs(each.slice(beginning.length))).map((each) => Dexie.delete(each)),
      );
    },
  };
}
