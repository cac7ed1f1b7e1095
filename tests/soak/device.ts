import { inMemory } from '#worker/storage/memory.ts';
import type { Storage, Table } from '#worker/storage/storage.ts';
import { emptyVault, type Vault } from '#worker/storage/vault.ts';
import type { World } from '#worker/world.ts';
import type { Clock, Dice } from './clock.ts';
import type { Net } from './network.ts';

/** Whether a worker is alive: operations awaited by a dead one never settle. */
export interface Life {
  over: boolean;
}

/** Latency of a disk operation, milliseconds. */
const disk = 1;

/** State that the tabs of one browser share, and that outlives them: disk, wall clock, channel, and leader lock. */
export function createDevice(name: string, clock: Clock, dice: Dice, net: Net) {
  const memory = inMemory();
  let vaulted = emptyVault;
  let full = false;
  let skew = 0;
  let ids = 0;
  const hearers = new Set<(message: unknown) => void>();
  /** The workers with pending timers, one entry per timer. */
  const timers = new Set<{ life: Life }>();

  const quota = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));

  /** Disk operations take effect at once; the worker gets the result a moment later, if it is alive. */
  async function after<T>(life: Life, work: () => Promise<T>): Promise<T> {
    const done = work();
    done.catch(() => {});
    await clock.sleep(disk);
    return life.over ? new Promise<never>(() => {}) : done;
  }

  const rows = <Row extends { key: string }>(life: Life, table: Table<Row>): Table<Row> => ({
    get: (key) => after(life, () => table.get(key)),
    first: (count, beginning) => after(life, () => table.first(count, beginning)),
    add: (row) => after(life, () => (full ? quota() : table.add(row))),
    put: (...added) => after(life, () => (full ? quota() : table.put(...added))),
    drop: (...keys) => after(life, () => table.drop(...keys)),
    count: () => after(life, () => table.count()),
  });

  return {
    name,
    net,
    dice,
    clock,
    events: memory.open.events,
    /** The numbers of rows in its tables, open channels, and pending timers of living workers. */
    async sizes(players: readonly number[]) {
      const { kept, events } = memory.open;
      const own = players.map((userId) => memory.of(userId));
      const most = async (tables: { count(): Promise<number> }[]) =>
        Math.max(...(await Promise.all(tables.map((table) => table.count()))));
      return {
        'rows of all': await kept.count(),
        'queued events': await events.count(),
        'rows of a player': await most(own.map((each) => each.kept)),
        intents: await most(own.map(({ intents }) => intents)),
        listeners: hearers.size,
        timers: [...timers].filter(({ life }) => !life.over).length,
      };
    },
    fill: (on: boolean) => void (full = on),
    /** Changes the wall clock, milliseconds. */
    jump: (ms: number) => void (skew += ms),

    /** The world, vault and storage of one worker. */
    lend(life: Life) {
      const world: World = {
        fetch: async (url, init) => {
          const response = await net.fetch(url, init);
          return life.over ? new Promise<never>(() => {}) : response;
        },
        now: () => clock.now() + skew,
        random: () => dice.between(0, 1_000) / 1_000,
        elapsed: () => clock.now(),
        uuid: () => `${name}-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
        deadline(ms) {
          const controller = new AbortController();
          clock.after(ms, () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')));
          return controller.signal;
        },
        after(ms, run) {
          const timer = { life };
          timers.add(timer);
          const cancel = clock.after(ms, () => {
            timers.delete(timer);
            if (!life.over) run();
          });
          return () => {
            timers.delete(timer);
            cancel();
          };
        },
        channel(_, hear) {
          const mine = (message: unknown) => (life.over ? hearers.delete(mine) : hear(structuredClone(message)));
          hearers.add(mine);
          return (message) => {
            if (life.over) return;
            for (const each of hearers) if (each !== mine) queueMicrotask(() => each(message));
          };
        },
      };
      const vault: Vault = {
        read: () => after(life, async () => vaulted),
        change: (changes) =>
          after(life, async () => {
            vaulted = { ...vaulted, ...(typeof changes === 'function' ? changes(vaulted) : changes) };
          }),
        lasts: () => true,
        stayInMemory: () => false,
        silent: () => false,
      };
      const { kept, events } = memory.open;
      const storage: Storage = {
        mode: 'device',
        open: { kept: rows(life, kept), events: rows(life, events) },
        of(userId) {
          const mine = memory.of(userId);
          return { kept: rows(life, mine.kept), intents: rows(life, mine.intents) };
        },
        trim: (...given) => after(life, () => memory.trim(...given)),
        forget: (...args) => after(life, () => memory.forget(...args)),
      };
      return { world, vault, storage };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
