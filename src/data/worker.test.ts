import { beforeEach, expect, test, vi } from 'vitest';
import { exposed } from '#tests/support/exposed.ts';

const stores = vi.hoisted(() => ({
  come: async (): Promise<Record<string, object>> => ({}),
  alive: async () => 'a lock',
}));
vi.unmock('#data/worker.ts');
vi.unmock('#data/supervision.ts');
vi.mock('./connect.ts', () => ({
  connect: () => ({ alive: stores.alive(), whole: stores.come().then(exposed) }),
}));
vi.mock('#worker/index.ts?worker&url', () => ({ default: '/worker.js' }));

let workers: EventTarget[] = [];
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  terminate() {}
}

const never = new Promise<never>(() => {});
const core = { tab: { ping: async () => true }, money: { settle: () => never } };

/** Grants the page the current worker's lock, as happens when the worker dies. */
let die = () => {};

/**
 * A page with its first worker. `come` resolves with the worker's actions once its stores are applied, and `alive` once
 * its script runs.
 */
async function load(
  come: () => Promise<Record<string, object>>,
  { alive = async () => 'a lock', controller = null as object | null } = {},
) {
  Object.assign(stores, { come, alive });
  workers = [];
  const starter = {
    policy: { createScriptURL: (url: string) => url },
    worker: new FakeWorker(),
    facts: () => ({}),
  };
  vi.stubGlobal('starter', starter);
  const locks = { request: (_: string, __: LockOptions, granted: () => void) => ((die = granted), never) };
  vi.stubGlobal('navigator', { locks, serviceWorker: { controller } });
  return { ...(await import('./supervision.ts')), ...(await import('./worker.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

test('a slowly loading worker is greeted once', async () => {
  const { onWorker } = await load(() => new Promise((done) => setTimeout(done, 1_000, core)));
  const greet = vi.fn();
  onWorker(greet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(greet).toHaveBeenCalledTimes(1);
});

test('a worker still loading is not treated as hung', async () => {
  const { supervise } = await load(() => never, { alive: () => never });
  supervise();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(workers).toHaveLength(1);
});

test.each(['', 'a lock'])(
  'without a usable worker lock (“%s”) the worker is kept and pings detect its end (D1)',
  async (lock) => {
    const ping = vi.fn(async () => true);
    const { supervise } = await load(async () => ({ tab: { ping } }), { alive: async () => lock });
    vi.stubGlobal('navigator', {
      locks: { request: async () => Promise.reject(new DOMException('', 'SecurityError')) },
    });
    supervise();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(workers).toHaveLength(1);
    ping.mockImplementation(() => never);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(workers).toHaveLength(2);
  },
);

test('a worker dying before its stores load is replaced, and calls go to the next (C1)', async () => {
  const { app } = await load(() => never);
  const found = app.games.findGames({ from: 0, count: 30 });
  await vi.advanceTimersByTimeAsync(0);
  stores.come = async () => ({ ...core, games: { findGames: async () => 'found' } });
  die();
  await vi.advanceTimersByTimeAsync(0);
  expect(workers).toHaveLength(2);
  await expect(found).resolves.toBe('found');
});

test('a worker looping before its stores load is replaced as hung (C2)', async () => {
  const { supervise } = await load(() => never);
  supervise();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(workers).toHaveLength(2);
});

test('a cached worker script that stays silent is replaced within 10 s (C1)', async () => {
  await load(() => never, { alive: () => never, controller: {} });
  await vi.advanceTimersByTimeAsync(10_100);
  expect(workers).toHaveLength(2);
});

test('a worker that keeps dying is replaced at once, after 0.5 s and 1 s, then no more (C4)', async () => {
  const { supervision } = await load(async () => core);
  const waits = [];
  for (let death = 1; death <= 3; death++) {
    await vi.advanceTimersByTimeAsync(0);
    const [many, at] = [workers.length, Date.now()];
    die();
    while (workers.length === many) await vi.advanceTimersByTimeAsync(10);
    waits.push(Date.now() - at);
  }
  expect(waits).toEqual([10, 500, 1_000]);
  expect(supervision.broken).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  die();
  await vi.advanceTimersByTimeAsync(50_000);
  expect([workers.length, supervision.broken]).toEqual([4, true]);
});

test('a hung worker is replaced, its calls stopped, and the next greeted', async () => {
  const { app, onWorker, supervise } = await load(async () => ({ ...core, tab: { ping: () => never } }));
  const greet = vi.fn();
  onWorker(greet);
  supervise();
  const call = app.money.settle('createRecharge').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(16_000);
  await expect(call).resolves.toMatchObject({ kind: 'stopped' });
  expect(workers).toHaveLength(2);
  expect(greet).toHaveBeenCalledTimes(2);
});

test('a read is repeated on the next worker and still ends by its deadline (C1)', async () => {
  const findGames = vi.fn().mockReturnValueOnce(never).mockResolvedValue('found');
  const { app, supervise } = await load(async () => ({ ...core, games: { findGames }, tab: { ping: () => never } }));
  supervise();
  const found = app.games.findGames({ from: 0, count: 30 });
  await vi.advanceTimersByTimeAsync(16_000);
  await expect(found).resolves.toBe('found');

  findGames.mockReturnValue(never);
  const lost = app.games.findGames({ from: 0, count: 30 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(51_000);
  await expect(lost).resolves.toMatchObject({ kind: 'timeout' });
});

test('a non-fatal worker error does not replace it, an error at start does', async () => {
  await load(async () => core);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers).toHaveLength(1);

  vi.resetModules();
  await load(() => never, { alive: () => never });
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers).toHaveLength(2);
});

test('a call lost to a worker bug times out, and the worker lives on (C5)', async () => {
  const { app } = await load(async () => ({ ...core, games: { findGames: async () => [] } }));
  await vi.advanceTimersByTimeAsync(0);
  const swallowed = app.money.settle('createRecharge').catch((error: unknown) => error);
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(50_000);
  await expect(swallowed).resolves.toMatchObject({ kind: 'timeout' });
  await expect(app.games.findGames({ from: 0, count: 30 })).resolves.toEqual([]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a call suspended by device sleep gets its full time again (C10)', async () => {
  const { app } = await load(async () => core);
  await vi.advanceTimersByTimeAsync(0);
  const ended = vi.fn();
  void app.money.settle('createRecharge').catch(ended);
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(ended.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test('a thousand early calls are sent in order once the worker is ready (C6)', async () => {
  const received: number[] = [];
  const findGames = async ({ from }: { from: number }) => (received.push(from), from);
  const { app } = await load(() => new Promise((done) => setTimeout(done, 1_000, { ...core, games: { findGames } })));
  const numbers = Array.from({ length: 1_000 }, (_, i) => i);
  const settled: unknown[] = [];
  for (const from of numbers) void app.games.findGames({ from, count: 1 }).then((answer) => settled.push(answer));
  expect(received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual(numbers);
  expect(settled).toEqual(numbers);
});

test('a thousand calls to a worker that never starts fail when it is given up (C6)', async () => {
  const { app } = await load(() => never, { alive: () => never });
  const calls = Array.from({ length: 1_000 }, () => app.tab.ping().catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(50_000);
  for (const call of await Promise.all(calls)) expect(call).toMatchObject({ kind: 'stopped' });
});
