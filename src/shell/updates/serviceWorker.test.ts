// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ builds: { checkBuild: vi.fn(async () => {}) } }));
const track = vi.hoisted(() => vi.fn());
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('#data/supervision.ts', () => ({ policy: { createScriptURL: (url: string) => url } }));
vi.mock('#nav/analytics.ts', () => ({ track }));

const later = () => new Promise((done) => setTimeout(done));

/** Stubs a browser with a service worker; `free` tells whether the busy lock is free. */
function browser({
  controller = null as object | null,
  free = true,
  register = async (): Promise<object> => ({ update: async () => {} }),
} = {}) {
  const container = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(register),
    getRegistrations: vi.fn(async () => [{ unregister }]),
  });
  const locks = {
    request: async (_: string, { ifAvailable }: { ifAvailable?: true }, work: (lock: object | null) => unknown) =>
      work(ifAvailable && !free ? null : {}),
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container, locks });
  return container;
}
const unregister = vi.fn(async () => true);
const caches = { keys: async () => ['shell'], delete: vi.fn(async () => true) };

/** Starts a page that loaded this many milliseconds ago. */
async function start(ago = 1_500) {
  vi.resetModules();
  const { stores } = await import('#data/stores.ts');
  const { startUpdates } = await import('./serviceWorker.ts');
  const { applyUpdate } = await import('#data/updates.ts');
  vi.useFakeTimers();
  startUpdates();
  await vi.advanceTimersByTimeAsync(ago);
  vi.useRealTimers();
  return { stores, applyUpdate };
}

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('caches', caches);
  vi.stubEnv('DEV', false);
  sessionStorage.clear();
  localStorage.clear();
});

test('a page reloads once per build, however often the manifest changes (E10, B14)', async () => {
  browser();
  const { stores, applyUpdate } = await start();
  for (let round = 0; round < 3; round++)
    for (let build = 1; build <= 10; build++) {
      stores.build.latest = `b${build}`;
      await applyUpdate('/wallets');
    }
  expect(location.assign).toHaveBeenCalledTimes(10);
});

test('a service worker’s first takeover never reloads the page (I8)', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const container = browser();
  const { applyUpdate } = await start();
  container.dispatchEvent(new Event('controllerchange'));
  await later();
  expect(await applyUpdate('/wallets')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
});

test('an update is applied once nothing is busy (E2)', async () => {
  browser({ free: false });
  const { stores, applyUpdate } = await start();
  stores.build.latest = 'b2';
  expect(await applyUpdate('/')).toBe(false);
  browser();
  expect(await applyUpdate('/')).toBe(true);
});

test('a service worker that can’t activate yet lets the page continue, and reloads later', async () => {
  const waiting = { postMessage: vi.fn() };
  const registration = { waiting: waiting as object | null };
  const container = browser({ controller: {}, register: async () => registration });
  const { applyUpdate } = await start();
  vi.useFakeTimers();
  const reloads = applyUpdate('/wallets');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(await reloads).toBe(false);
  expect(await applyUpdate('/member')).toBe(false);
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(location.assign).not.toHaveBeenCalled();

  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(await applyUpdate('/wallets')).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/wallets');
});

test('the manifest is checked only when no update is being applied', async () => {
  const container = browser({ controller: {}, register: async () => ({ waiting }) });
  const waiting = { postMessage: () => container.dispatchEvent(new Event('controllerchange')) };
  const { applyUpdate } = await start();
  expect(await applyUpdate('/wallets')).toBe(true);
  expect(app.builds.checkBuild).not.toHaveBeenCalled();
  expect(await applyUpdate('/member')).toBe(false);
  expect(app.builds.checkBuild).toHaveBeenCalledTimes(1);
});

test('a page whose database was upgraded by a newer build reloads on the next navigation (D6)', async () => {
  browser({ controller: {} });
  const { stores, applyUpdate } = await start();
  expect(await applyUpdate('/')).toBe(false);
  stores.storage.outdated = true;
  expect(await applyUpdate('/wallets')).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/wallets');
});

test('a newer build in the manifest triggers a service worker update, the current one doesn’t (E7)', async () => {
  const update = vi.fn(async () => {});
  browser({ controller: {}, register: async () => ({ update }) });
  const { stores } = await start();
  const { build } = await import('#data/updates.ts');
  stores.build.latest = build;
  await later();
  expect(update).not.toHaveBeenCalled();
  stores.build.latest = 'b2';
  await later();
  expect(update).toHaveBeenCalledTimes(1);
});

test('a first visit registers the service worker after 1.5 s, a returning visit at once', async () => {
  const first = browser();
  await start(1_499);
  expect(first.register).not.toHaveBeenCalled();
  await start();
  expect(first.register).toHaveBeenCalledTimes(1);
  const again = browser({ controller: {} });
  await start(0);
  expect(again.register).toHaveBeenCalledTimes(1);
});

test('an uncontrolled page asks the service worker to claim it, a controlled one doesn’t', async () => {
  const active = { postMessage: vi.fn() };
  browser({ register: async () => ({ active }) });
  await start();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' });
  active.postMessage.mockClear();
  browser({ controller: active, register: async () => ({ active }) });
  await start();
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('files loaded before the service worker are cached by it, other requests aren’t', async () => {
  const file = `${location.origin}/assets/app.js`;
  // The first entry has the unparsable address that a browser records for a picture that it couldn't request.
  const loaded = [{ name: 'https://[::1/' }, { name: file }, { name: `${location.origin}/app/v1/x` }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded as never);
  const container = browser();
  await start();
  const postMessage = vi.fn();
  container.controller = { postMessage };
  container.dispatchEvent(new Event('controllerchange'));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP', urls: [file] });
});

test('a failed registration is reported once, and the page continues (E9)', async () => {
  browser({ register: async () => Promise.reject(new DOMException('not here', 'SecurityError')) });
  const { applyUpdate } = await start();
  expect(document.documentElement.dataset['serviceWorker']).toContain('not here');
  expect(track).toHaveBeenCalledExactlyOnceWith('error_shown', { kind: 'service worker' });
  expect(await applyUpdate('/')).toBe(false);
});

test('the operator’s kill switch removes service worker and caches until it is switched back (E8)', async () => {
  const postMessage = vi.fn();
  let container = browser({ controller: { postMessage } });
  const { stores } = await start();
  expect(container.register).toHaveBeenCalledTimes(1);
  stores.build.serviceWorker = false;
  await later();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'LEAVE' });
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith('shell');

  container = browser();
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'withdrawn', from: 'development' });
  const next = await start();
  expect(container.register).not.toHaveBeenCalled();
  next.stores.build.serviceWorker = true;
  await later();
  expect(container.register).toHaveBeenCalledTimes(1);
});
