import { beforeEach, expect, test, vi } from 'vitest';

const stores = vi.hoisted(() => ({ come: async (): Promise<unknown> => undefined }));
vi.mock('./adopt.ts', () => ({ adopt: () => stores.come() }));
vi.mock('../../worker/index.ts?worker&url', () => ({ default: '/worker.js' }));

let workers: EventTarget[] = [];
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  terminate() {}
}

const never = new Promise<never>(() => {});
const core = { alive: async () => 'a lock', ping: async () => true, settle: () => never };

/** A page with its first worker; `come` settles with a worker's actions when its stores are there. */
async function load(come: () => Promise<unknown>) {
  stores.come = come;
  workers = [];
  const starter = {
    policy: { createScriptURL: (url: string) => url },
    worker: new FakeWorker(),
    facts: () => ({}),
  };
  vi.stubGlobal('starter', starter);
  return import('./worker.ts');
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { locks: { request: () => never } });
});

test('a greeting is said once to the worker at hand, however long it takes to come', async () => {
  const { onWorker } = await load(() => new Promise((done) => setTimeout(done, 1_000, core)));
  const greet = vi.fn();
  onWorker(greet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(greet).toHaveBeenCalledTimes(1);
});

test('a worker that is still on its way is not taken for one that hangs', async () => {
  const { supervise } = await load(() => never);
  supervise();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(workers).toHaveLength(1);
});

test('a worker that hangs is replaced, its calls are stopped, and the next is greeted', async () => {
  const { app, onWorker, supervise } = await load(async () => ({ ...core, ping: () => never }));
  const greet = vi.fn();
  onWorker(greet);
  supervise();
  const call = app.settle('createRecharge').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(16_000);
  await expect(call).resolves.toMatchObject({ kind: 'stopped' });
  expect(workers).toHaveLength(2);
  expect(greet).toHaveBeenCalledTimes(2);
});

test('C1: what only reads is asked again of the next worker, and ends by its deadline all the same', async () => {
  const findGames = vi.fn().mockReturnValueOnce(never).mockResolvedValue('found');
  const { app, supervise } = await load(async () => ({ ...core, findGames, ping: () => never }));
  supervise();
  const found = app.findGames({ from: 0, count: 30 });
  await vi.advanceTimersByTimeAsync(16_000);
  await expect(found).resolves.toBe('found');

  findGames.mockReturnValue(never);
  const lost = app.findGames({ from: 0, count: 30 }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(46_000);
  await expect(lost).resolves.toMatchObject({ kind: 'timeout' });
});

test('an error of which no worker dies does not replace it, and one at its start does', async () => {
  await load(async () => core);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers).toHaveLength(1);

  vi.resetModules();
  await load(() => never);
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers).toHaveLength(2);
});

test('C5: a call that a mistake in the worker swallowed ends by its deadline, and the worker lives on', async () => {
  const { app } = await load(async () => ({ ...core, findGames: async () => [], settle: () => never }));
  await vi.advanceTimersByTimeAsync(0);
  const swallowed = app.settle('createRecharge').catch((error: unknown) => error);
  workers[0]!.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(45_000);
  await expect(swallowed).resolves.toMatchObject({ kind: 'timeout' });
  await expect(app.findGames({ from: 0, count: 30 })).resolves.toEqual([]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('C6: a thousand calls made before the worker is there are asked in their order once it is, and all settle', async () => {
  const heard: number[] = [];
  const findGames = async ({ from }: { from: number }) => (heard.push(from), from);
  const { app } = await load(() => new Promise((done) => setTimeout(done, 1_000, { ...core, findGames })));
  const numbers = Array.from({ length: 1_000 }, (_, i) => i);
  const settled: unknown[] = [];
  for (const from of numbers) void app.findGames({ from, count: 1 }).then((said) => settled.push(said));
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(numbers);
  expect(settled).toEqual(numbers);
});

test('C6: a thousand calls made before a worker that never comes end when it is given up', async () => {
  const { app } = await load(() => never);
  const calls = Array.from({ length: 1_000 }, () => app.ping().catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(45_000);
  for (const call of await Promise.all(calls)) expect(call).toMatchObject({ kind: 'stopped' });
});
