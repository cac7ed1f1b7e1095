import { beforeEach, expect, test, vi } from 'vitest';
import { exposed } from '#tests/support/exposed.ts';

const never = new Promise<never>(() => {});
const core = vi.hoisted(() => ({
  tab: { ping: async () => true },
  games: { findGames: async () => 'found' },
  money: { settle: () => new Promise<never>(() => {}) },
}));
vi.unmock('#data/worker.ts');
vi.unmock('#data/supervision.ts');
vi.mock('./connect.ts', () => ({
  connect: () => ({ alive: Promise.resolve('a lock'), whole: Promise.resolve(exposed(core)) }),
}));
vi.mock('#worker/index.ts?worker&url', () => ({ default: '/worker.js' }));

const workers: EventTarget[] = [];
const terminated = vi.fn<(worker: EventTarget) => void>();
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  terminate = () => terminated(this);
}

/** Grants the page the current worker's lock, as happens when the worker dies. */
let die = () => {};

/** The page's window, which fires events when the page is hidden and shown. */
let view = new EventTarget();
const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  view.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** A page with its first worker. */
async function load() {
  workers.length = 0;
  view = new EventTarget();
  const locks = { request: (_: string, __: LockOptions, granted: () => void) => ((die = granted), never) };
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { locks });
  const policy = { createScriptURL: (url: string) => url };
  vi.stubGlobal('starter', { policy, worker: new FakeWorker(), facts: () => ({}) });
  return { ...(await import('./supervision.ts')), ...(await import('./worker.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  terminated.mockClear();
});

test('entering the back-forward cache ends the worker, releasing storage locks', async () => {
  await load();
  pass('pagehide', false);
  expect(terminated).not.toHaveBeenCalled();
  pass('pagehide', true);
  expect(terminated.mock.calls).toEqual([[workers[0]]]);
  die();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
});

test('returning from the back-forward cache starts a new worker each time', async () => {
  const { app, supervision } = await load();
  for (let times = 0; times < 10; times++) {
    pass('pagehide', true);
    pass('pageshow', true);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(workers).toHaveLength(11);
  expect(supervision.broken).toBe(false);
  await expect(app.games.findGames({ from: 0, count: 30 })).resolves.toBe('found');
});

test('a memory-only session keeps its worker in the back-forward cache', async () => {
  await load();
  const { stores: mirror } = await import('./stores.ts');
  mirror.storage.brief = true;
  pass('pagehide', true);
  pass('pageshow', true);
  expect(terminated).not.toHaveBeenCalled();
  expect(workers).toHaveLength(1);
});

test('calls pending on entering the back-forward cache are stopped on return', async () => {
  const { app } = await load();
  const settled = app.money.settle('createRecharge').catch((failure: unknown) => failure);
  await vi.advanceTimersByTimeAsync(0);
  pass('pagehide', true);
  pass('pageshow', true);
  await expect(settled).resolves.toMatchObject({ kind: 'stopped' });
});
