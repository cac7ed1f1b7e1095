// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const updates = vi.hoisted(() => ({ chunkFailed: vi.fn(async () => true), applyUpdate: vi.fn(async () => false) }));
const screens = vi.hoisted(() => ({
  findRoute: vi.fn(async (path: string): Promise<object | undefined> => ({ path })),
  loadScreen: vi.fn(async (): Promise<void> => {}),
}));
const report = vi.hoisted(() => vi.fn());
vi.mock('#data/updates.ts', () => updates);
vi.mock('./screens.ts', () => screens);
vi.mock('./report.ts', () => ({ report }));

const { historyEntry } = await import('#browser/historyEntries.ts');
const { firstRoute, go, goBack, replaceUrl } = await import('./navigation.ts');
const { takeReturnTo, keepReturnTo } = await import('./returnTo.ts');

beforeEach(async () => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
  await firstRoute();
});

/** A screen whose code loads when the returned function is called. */
function slowScreen() {
  let arrive = () => {};
  screens.loadScreen.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  return () => arrive();
}

test('a page is shown once its code has loaded', async () => {
  const arrive = slowScreen();
  const gone = go('/member');
  await Promise.resolve();
  expect(location.pathname).toBe('/');
  arrive();
  expect(await gone).toBe(true);
  expect(location.pathname).toBe('/member');
  expect(historyEntry()).toMatchObject({ index: 1, modals: 0 });
});

test('the last of two navigations wins, however late the first one completes', async () => {
  const arrive = slowScreen();
  const first = go('/member');
  expect(await go('/wallets')).toBe(true);
  arrive();
  expect(await first).toBe(false);
  expect(location.pathname).toBe('/wallets');
});

test('a page that replaces another adds no step back', async () => {
  await go('/member', { replace: true });
  expect(historyEntry().index).toBe(0);
});

test('code that fails to load reloads the document at the target', async () => {
  screens.loadScreen.mockRejectedValueOnce(new Error('404'));
  expect(await go('/member')).toBe(false);
  expect(updates.chunkFailed).toHaveBeenCalledWith('/member');
  expect(location.pathname).toBe('/');
});

test('code that fails to load twice shows the error', async () => {
  screens.loadScreen.mockRejectedValueOnce(new Error('404'));
  updates.chunkFailed.mockRejectedValueOnce(new Error('again'));
  expect(await go('/member')).toBe(true);
});

test('a page missing from the device keeps the current page, and is reported as missing (E5)', async () => {
  updates.chunkFailed.mockResolvedValueOnce(false);
  screens.loadScreen.mockRejectedValueOnce(new Error('offline'));
  expect(await go('/member')).toBe(false);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing' }));
  expect(location.pathname).toBe('/');
});

test('applying an update loads the target itself', async () => {
  updates.applyUpdate.mockResolvedValueOnce(true);
  expect(await go('/member')).toBe(false);
  expect(location.pathname).toBe('/');
});

test('a tab’s first page goes back to its given parent', async () => {
  goBack('/wallets');
  await vi.waitFor(() => expect(location.pathname).toBe('/wallets'));
  expect(historyEntry().index).toBe(0);
});

test('replacing the URL is no navigation', async () => {
  const { key } = historyEntry();
  replaceUrl('/game/search?q=pearl');
  expect(location.search).toBe('?q=pearl');
  expect(historyEntry().key).toBe(key);
});

test('the requested page is forgotten on the way to any page but a log-in', async () => {
  keepReturnTo('/member');
  await go('/auth/register');
  expect(takeReturnTo()).toBe('/member');
  keepReturnTo('/member');
  await go('/');
  expect(takeReturnTo()).toBeUndefined();
});

test('an address with added parameters or case is corrected, in the same history entry (F10)', async () => {
  history.replaceState(null, '', '/Game/Search/?q=pearl&fbclid=1#top');
  await firstRoute();
  expect(location.pathname + location.search + location.hash).toBe('/game/search?q=pearl&fbclid=1#top');
  expect(historyEntry()).toMatchObject({ index: 0, modals: 0 });
  await go('/GAME/search/?q=reef');
  expect(location.pathname + location.search).toBe('/game/search?q=reef');
  await go('/no/such/page/');
  expect(location.pathname).toBe('/no/such/page/');
});
