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
