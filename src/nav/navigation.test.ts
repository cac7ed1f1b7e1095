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

/** A screen whose code loads on demand of the test. */
function slowScreen() {
  let arrive = () => {};
  screens.loadScreen.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  return () => arrive();
}

test('a page is shown once its code has come', async () => {
  const arrive = slowScreen();
  const gone = go('/member');
  await Promise.resolve();
  expect(location.pathname).toBe('/');
  arrive();
  expect(await gone).toBe(true);
  expect(location.pathname).toBe('/member');
  expect(historyEntry()).toMatchObject({ index: 1, modals: 0 });
});

test('the last of two navigations wins, however late the first one comes', async () => {
  const arrive = slowScreen();
  const first = go('/member');
  expect(await go('/wallets')).toBe(true);
  arrive();
  expect(await first).toBe(false);
  expect(location.pathname).toBe('/wallets');
});

test('a page that takes another’s place adds no step to go back', async () => {
  await go('/member', { replace: true });
  expect(historyEntry().index).toBe(0);
});

test('code that can’t be had has the document load anew at the target', async () => {
  screens.loadScreen.mockRejectedValueOnce(new Error('404'));
  expect(await go('/member')).toBe(false);
  expect(updates.chunkFailed).toHaveBeenCalledWith('/member');
  expect(location.pathname).toBe('/');
});

test('code that can’t be had twice is shown as the error that it is', async () => {
  screens.loadScreen.mockRejectedValueOnce(new Error('404'));
  updates.chunkFailed.mockRejectedValueOnce(new Error('again'));
  expect(await go('/member')).toBe(true);
});

test('E5: a page that isn’t on the device leaves the one before as it is, and is said not to be there', async () => {
  updates.chunkFailed.mockResolvedValueOnce(false);
  screens.loadScreen.mockRejectedValueOnce(new Error('offline'));
  expect(await go('/member')).toBe(false);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing' }));
  expect(location.pathname).toBe('/');
});

test('an update that is let in loads the target itself', async () => {
  updates.applyUpdate.mockResolvedValueOnce(true);
  expect(await go('/member')).toBe(false);
  expect(location.pathname).toBe('/');
});

test('the first page of a tab goes back to where it is told', async () => {
  goBack('/wallets');
  await vi.waitFor(() => expect(location.pathname).toBe('/wallets'));
  expect(historyEntry().index).toBe(0);
});

test('saying an address anew is no navigation', async () => {
  const { key } = historyEntry();
  replaceUrl('/game/search?q=pearl');
  expect(location.search).toBe('?q=pearl');
  expect(historyEntry().key).toBe(key);
});

test('a page asked for is forgotten on the way to any page but a log-in', async () => {
  keepReturnTo('/member');
  await go('/auth/register');
  expect(takeReturnTo()).toBe('/member');
  keepReturnTo('/member');
  await go('/');
  expect(takeReturnTo()).toBeUndefined();
});

test('F10: an address that links have added to becomes the page’s own, in the same entry', async () => {
  history.replaceState(null, '', '/Game/Search/?q=pearl&fbclid=1#top');
  await firstRoute();
  expect(location.pathname + location.search + location.hash).toBe('/game/search?q=pearl&fbclid=1#top');
  expect(historyEntry()).toMatchObject({ index: 0, modals: 0 });
  await go('/GAME/search/?q=reef');
  expect(location.pathname + location.search).toBe('/game/search?q=reef');
  await go('/no/such/page/');
  expect(location.pathname).toBe('/no/such/page/');
});
