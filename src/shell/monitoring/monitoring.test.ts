// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as support from '#tests/support/worker.ts';

const track = vi.hoisted(() => vi.fn());
const reportVitals = vi.hoisted(() => vi.fn());
vi.mock('#nav/analytics.ts', () => ({ track }));
vi.mock('./vitals.ts', () => ({ reportVitals }));

/** Loads the modules anew, as on a new page. */
async function load() {
  vi.resetModules();
  const [{ startMonitoring }, { thrown }, { stores }] = await Promise.all([
    import('./monitoring.ts'),
    import('#browser/thrown.ts'),
    import('#data/stores.ts'),
  ]);
  return { startMonitoring, thrown, stores };
}

beforeEach(() => localStorage.clear());

test.each([
  [0, 1],
  [0.099, 1],
  [0.1, 0],
  [0.9, 0],
])('a device that draws %d reports vitals %d times, and again with every page it opens', async (drawn, times) => {
  for (const draw of [drawn, 1 - drawn]) {
    const { startMonitoring } = await load();
    reportVitals.mockClear();
    startMonitoring(() => draw);
    await vi.dynamicImportSettled();
    expect(reportVitals).toHaveBeenCalledTimes(times);
  }
});

test('every worker is asked to report its errors too', async () => {
  const { startMonitoring } = await load();
  const { app, onWorker } = (await import('#data/supervision.ts')) as unknown as typeof support;
  startMonitoring();
  onWorker.mock.calls.at(-1)![0](app);
  expect(app.tab.startBackground).toHaveBeenCalledOnce();
});

test('errors from before the start are reported, and later ones as they occur', async () => {
  const { startMonitoring, thrown } = await load();
  thrown.take({ error: new Error('early') });
  startMonitoring();
  thrown.take({ error: new Error('late') });
  expect(track.mock.calls.map(([, { message }]) => message)).toEqual(['Error: early', 'Error: late']);
});

test('player data and field contents are removed from error messages', async () => {
  const { startMonitoring, thrown, stores } = await load();
  startMonitoring();
  stores.session.savedAccount = 'mariaclara';
  Object.assign(stores.session, { user: { nickname: 'Sisa Basilio' } });
  document.body.innerHTML = '<input value="Ibarra"><textarea>Noli me</textarea>';
  thrown.take({ error: new Error('Nobody is called MariaClara, Sisa, basilio, Ibarra or Noli') });
  expect(track).toHaveBeenCalledExactlyOnceWith('client_error', {
    realm: 'page',
    message: 'Error: Nobody is called … or …',
    stack: '',
  });
});

test('each kind of storage trouble is reported once, including those from before the start', async () => {
  const { startMonitoring, stores } = await load();
  stores.storage.mode = 'memory';
  startMonitoring();
  stores.storage.dropped = 2;
  await Promise.resolve();
  stores.storage.dropped = 3;
  stores.storage.full = true;
  stores.events.evicted = 40;
  await Promise.resolve();
  expect(track.mock.calls).toEqual([
    ['storage_trouble', { kind: 'lost' }],
    ['storage_trouble', { kind: 'unreadable', count: 2 }],
    ['storage_trouble', { kind: 'full' }],
    ['storage_trouble', { kind: 'evicted', count: 40 }],
  ]);
});
