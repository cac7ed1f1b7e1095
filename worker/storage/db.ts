import { Dexie } from 'dexie';
import { connect, isDeviceError, openTimeout, type Connection } from './connection.ts';
import { inMemory } from './memory.ts';
import { createMissed } from './missed.ts';
import { trim } from './queueCap.ts';
import { evictionSteps, evict } from './eviction.ts';
import type { Intent, Kept, Queued, Signals, Storage, Table } from './storage.ts';
import { owned, plain, type Owned } from './tables.ts';
import { within, type World } from '../world.ts';

/** How many rows are written between two checks of the cache's size. */
const evictEvery = 100;

/** The name suffix of a player's database of intents. */
const intentsSuffix = '-intents';

/**
 * Opens the device's databases: a shared one, and two per player, of which the one for intents is written durably.
 * Device failures are recovered where possible; otherwise everything but intents falls back to memory, and money acts
 * are refused, until the device has caught up.
 */
export async function onDevice(world: World, signals: Signals, name = 'perlas'): Promise<Storage> {
  const memory = inMemory();
  const players = new Map<string, Connection>();
  const prefix = `${name}-player-`;
  let mode: Storage['mode'] = 'device';
  let outdated = false;
  let puts = Math.floor(world.random() * evictEvery);

  const callbacks = {
    closed: signals.closed,
    outdated() {
      outdated = true;
      signals.outdated();
    },
  };

  const { steps, tryAgain } = createMissed(world, () => {
    mode = 'device';
    signals.cameBack();
  });

  function fallBack() {
    if (mode === 'memory') return;
    mode = 'memory';
    signals.fellBack();
    steps.set('', () => shared.run('r', 'kept', () => shared.db.table('kept').count()));
    tryAgain();
  }

  /** Version changes only add; a breaking change takes a new database name. */
  function open(databaseName: string, tables: string[], options = {}): Connection {
    const db = new Dexie(databaseName, options);
    db.version(1).stores(Object.fromEntries(tables.map((each) => [each, 'key'])));
    return connect(world, db, callbacks, quotaSteps);
  }

  const keptOfPlayers = () => [...players].flatMap(([which, { db }]) => (which.includes('-') ? [] : [db]));
  const quotaSteps: (() => Promise<unknown>)[] = [];
  const shared = open(name, ['kept', 'events']);
  quotaSteps.push(...evictionSteps(shared.db, keptOfPlayers, signals));
  await within(world, openTimeout, shared.db.open()).catch((error: unknown) => {
    if ((error as Error).name !== 'TimeoutError') throw error;
    fallBack();
  });

  /** A table on the device that falls back to `fallback` when the device fails, or rejects without one. */
  function table<Row extends { key: string }>(
    { db, run, over }: Connection,
    rows: string,
    fallback?: Table<Row>,
  ): Table<Row> {
    const device = plain(db.table<Row, string>(rows));

    /** Has the device store memory's version of these rows once it can. */
    function miss(from: Table<Row>, keys: string[]) {
      for (const key of keys)
        steps.set(`${db.name} ${rows} ${key}`, async () => {
          const row = await from.get(key);
          if (!over()) await run('rw', rows, () => (row ? device.put(row) : device.drop(key)));
        });
    }

    /** Works on the device, or on memory where the device fails; the device then misses the keys written. */
    async function work<R>(on: (which: Table<Row>) => Promise<R>, written?: string[]): Promise<R> {
      const onFallback = (which: Table<Row>) => {
        miss(which, written ?? []);
        return on(which);
      };
      if (outdated && !fallback) throw new Error('A newer build has this database.');
      if (fallback && (outdated || mode === 'memory')) return onFallback(fallback);
      try {
        return await run(written ? 'rw' : 'r', rows, () => on(device));
      } catch (error) {
        if (!fallback || !isDeviceError(error)) throw error;
        fallBack();
        return onFallback(fallback);
      }
    }

    return {
      get: (key) => work((which) => which.get(key)),
      first: (...range) => work((which) => which.first(...range)),
      count: () => work((which) => which.count()),
      add: (row) => work((which) => which.add(row), [row.key]),
      put: (...added) =>
        work(
          (which) => which.put(...added),
          added.map(({ key }) => key),
        ),
      drop: (...keys) => work((which) => which.drop(...keys), keys),
    };
  }

  function ofPlayer<Row extends { key: string }>(which: string, rows: string, fallback?: Table<Row>, options = {}) {
    const existing = players.get(which);
    const connection = existing?.over() === false ? existing : open(prefix + which, [rows], options);
    players.set(which, connection);
    return table<Row>(connection, rows, fallback);
  }

  /** A table whose writes trigger eviction now and then, to keep the cache under its cap. */
  function capped(rows: Table<Kept>): Table<Kept> {
    const put = async (...added: Kept[]) => {
      await rows.put(...added);
      if (++puts % evictEvery === 0 && mode === 'device') void evict([shared.db, ...keptOfPlayers()]).catch(() => {});
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
      const intents = ofPlayer<Owned<Intent>>(userId + intentsSuffix, 'intents', undefined, durably);
      return {
        kept: capped(owned(kept, userId, signals.dropped)),
        intents: owned(intents, userId, signals.dropped),
      };
    },
    trim: (...args) => trim(events, ...args),
    async forget(userId, intentsOf, current) {
      const isTheirs = (which: string) => {
        const whose = which.split('-')[0];
        return whose !== `${current?.()}` && (userId === undefined || whose === `${userId}`);
      };
      const isForgotten = async (which: string) => {
        if (!which.endsWith(intentsSuffix)) return isTheirs(which);
        const areOver = which === intentsOf + intentsSuffix || (isTheirs(which) && (await isEmpty(prefix + which)));
        return areOver && which !== current?.() + intentsSuffix;
      };
      for (const id of steps.keys())
        if (id.startsWith(prefix) && isTheirs(id.slice(prefix.length).split(' ')[0]!)) steps.delete(id);
      await memory.forget(userId, intentsOf, current);
      const names = (await Dexie.getDatabaseNames()).filter((each) => each.startsWith(prefix));
      const deletions: PromiseLike<void>[] = [];
      for (const which of new Set([...players.keys(), ...names.map((each) => each.slice(prefix.length))])) {
        if (!(await isForgotten(which))) continue;
        players.get(which)?.end();
        players.delete(which);
        deletions.push(Dexie.delete(prefix + which));
      }
      await Promise.all(deletions);
    },
  };
}

/** Whether a database of intents is empty or absent; one that can't be opened may hold some. */
const isEmpty = (name: string) =>
  new Dexie(name).open().then(
    async (db) => {
      const count = await db.table('intents').count();
      db.close();
      return count === 0;
    },
    (error: Error) => error.name === Dexie.errnames.NoSuchDatabase,
  );
