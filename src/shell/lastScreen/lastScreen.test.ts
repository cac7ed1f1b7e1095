// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { eraKey, lastScreenEntry } from '#browser/documentSettings.ts';
import { initialStores } from '#contract/stores.ts';

const drawn = vi.hoisted(() => ({ content: '' as string | undefined }));
vi.mock('./markup.ts', () => ({
  lastScreenMarkup: ({ era, epoch }: { era: string; epoch: string }) =>
    drawn.content && `${era} ${epoch} ${drawn.content}`,
}));
vi.mock('#data/updates.ts', () => ({ build: 'b1' }));
const { stores } = await import('#data/stores.ts');
const { prefer } = await import('#data/preferences.ts');
const { setLanguage } = await import('#i18n/language.ts');
const { clearFilter, setFilter } = await import('#shared/games/filter.ts');
const { keepLastScreen } = await import('./lastScreen.ts');

const now = Date.parse('2026-11-24T10:00:00Z');
/** The contents of the device's cache; `slow` delays a write. */
const cache = new Map<string, Response>();
let slow: Promise<void> | undefined;
const deleted = vi.fn();
let registration: object | undefined;

const kept = async () => cache.get(lastScreenEntry)?.clone().text();
const rest = () => vi.advanceTimersByTimeAsync(2_001);
const change = (store: object, changes: object) => Object.assign(store, changes);

beforeEach(async () => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (name: string, response: Response) => {
        await slow;
        cache.set(name, response);
      },
    }),
    delete: async () => {
      deleted();
      cache.clear();
    },
  });
  registration = {};
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
  slow = undefined;
  drawn.content = 'lobby';
  cache.clear();
  localStorage.clear();
  clearFilter();
  history.replaceState(null, '', '/');
  for (const [name, store] of Object.entries(initialStores())) Object.assign(stores[name as 'session'], store);
  change(stores.lobby, { shelves: ref([{ typeId: 1, total: 1, tiles: [] }]) });
  change(stores.session, { known: true, userId: 7, epoch: 'e1' });
  change(stores.wallet, { at: 5 });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the lobby is stored after two seconds at rest, for this build', async () => {
  keepLastScreen();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await kept()).toBeUndefined();
  await rest();
  expect(await kept()).toBe(' e1 lobby');
  expect(cache.get(lastScreenEntry)!.headers.get('build')).toBe('b1');
});

test('only a changed screen is written again', async () => {
  keepLastScreen();
  await rest();
  const first = await kept();
  change(stores.wallet, { at: 6 });
  await rest();
  expect(await kept()).toBe(first);
  drawn.content = 'other games';
  change(stores.wallet, { at: 7 });
  await rest();
  expect(await kept()).toContain('other games');
});

test('the screen is stored at once when the page is hidden', async () => {
  keepLastScreen();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toContain('lobby');
});

test.each([
  ['another page is shown', () => history.replaceState(null, '', '/wallets')],
  ['the games aren’t known', () => change(stores.lobby, { shelves: ref([]) })],
  ['the lobby is filtered', () => setFilter({ typeId: 3 })],
  ['play is restricted', () => change(stores.rg, { state: 1 })],
  ['it isn’t rendered', () => void (drawn.content = undefined)],
])('nothing is stored while %s', async (_, happen) => {
  happen();
  keepLastScreen();
  await rest();
  expect(await kept()).toBeUndefined();
});

test.each([
  ['a log-out', () => change(stores.session, { userId: 0, epoch: 'e2' })],
  ['another player', () => change(stores.session, { userId: 8, epoch: 'e2' })],
  ['a break', () => change(stores.rg, { state: 1 })],
  ['another language', () => setLanguage('fil')],
  ['hiding the balance', () => prefer({ hidesBalance: true })],
])('%s drops the screen at once (I5)', async (_, happen) => {
  keepLastScreen();
  await rest();
  expect(await kept()).toBeDefined();
  happen();
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toBeUndefined();
  expect(localStorage.getItem(eraKey)).toBe(String(Date.now()));
  setLanguage('en');
  prefer({ hidesBalance: false });
});

test('a write that ends after a log-out is undone (I5)', async () => {
  let finish = () => {};
  slow = new Promise((done) => (finish = done));
  keepLastScreen();
  await rest();
  change(stores.session, { userId: 0, epoch: 'e2' });
  await vi.advanceTimersByTimeAsync(0);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept()).toBeUndefined();
});

test('nothing is stored without the service worker that would show it (E8)', async () => {
  registration = undefined;
  keepLastScreen();
  await rest();
  expect(await kept()).toBeUndefined();
  registration = {};
  change(stores.wallet, { at: 6 });
  await rest();
  expect(await kept()).toContain('lobby');
});
