// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { initialStores, replyKey, type Stores } from '#contract/stores.ts';

const app = vi.hoisted(() => ({ replies: { show: vi.fn(async () => {}), read: vi.fn(async () => {}) } }));
vi.mock('#data/worker.ts', () => ({ app }));
const { readLocal } = await import('#browser/localStore.ts');
const { followTheme } = await import('./theme.ts');
const { stores } = await import('#data/stores.ts');

const root = document.documentElement;
const settle = () => vi.waitFor(() => expect(readLocal('device', 'look', null)).not.toBeNull());
const user = (vip: number) => ({ id: 8, nickname: 'Juan', coin: 0, vip }) as unknown as Stores['session']['user'];

followTheme();

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  const fresh = initialStores();
  Object.assign(stores.session, fresh.session, { known: true });
  Object.assign(stores.settings, fresh.settings, { at: 1, themeName: `night ${Math.random()}` });
});

test('an operator’s theme is applied, and stored for the next start', async () => {
  Object.assign(stores.settings, { themeName: 'fiesta', themeJsonData: '{"accent":"#f0c060"}' });
  await vi.waitFor(() => expect(root.style.getPropertyValue('--accent')).toBe('#f0c060'));
  expect(root.dataset['theme']).toBe('fiesta');
  expect(readLocal('device', 'look', null)).toEqual({ data: { theme: 'fiesta' }, css: '--accent:#f0c060' });
});

test('a dark-only theme is marked as such until another replaces it', async () => {
  Object.assign(stores.settings, { themeName: 'night', themeJsonData: '{"text-muted":"#c7d3e8"}' });
  await vi.waitFor(() => expect(root.dataset['only']).toBe('dark'));
  expect(readLocal('device', 'look', null)).toMatchObject({ data: { theme: 'night', only: 'dark' } });
  Object.assign(stores.settings, { themeName: 'day', themeJsonData: '{}' });
  await vi.waitFor(() => expect(root.dataset['only']).toBeUndefined());
});

test('a broken theme changes only its name', async () => {
  Object.assign(stores.settings, { themeName: 'broken', themeJsonData: '{"accent":"url(x)"' });
  await vi.waitFor(() => expect(root.dataset['theme']).toBe('broken'));
  expect(root.style.cssText).toBe('');
});

test('a player’s VIP colours apply, and are removed with the session', async () => {
  await settle();
  expect(root.dataset['vip']).toBeUndefined();
  Object.assign(stores.session, { userId: 8, user: user(3) });
  await vi.waitFor(() => expect(root.dataset['vip']).toBe('3'));
  Object.assign(stores.session, { userId: 0, user: null });
  await vi.waitFor(() => expect(root.dataset['vip']).toBeUndefined());
  expect(readLocal('device', 'look', { data: { vip: 'kept' } }).data.vip).toBeUndefined();
});

test('the page keeps its look until the session is known', async () => {
  root.dataset['vip'] = '2';
  Object.assign(stores.session, { known: false, userId: 8 });
  await Promise.resolve();
  expect(root.dataset['vip']).toBe('2');
});

test('a theme previewed by address is applied, and not stored (G6)', async () => {
  vi.resetModules();
  history.replaceState(null, '', '/?themeViewId=draft');
  const { stores: anew } = await import('#data/stores.ts');
  const input = { themeViewId: 'draft' };
  const value = { themeName: 'draft', themeJsonData: '{"radius":"4px"}' };
  app.replies.read.mockImplementationOnce(async () => {
    anew.replies[replyKey('anonymous/appThemePreview', input)] = { value, at: 1, stale: false };
  });
  (await import('./theme.ts')).followTheme();
  Object.assign(anew.session, { known: true });
  Object.assign(anew.settings, { at: 1, themeName: 'published' });
  await vi.waitFor(() => expect(root.style.getPropertyValue('--radius')).toBe('4px'));
  expect(app.replies.read).toHaveBeenCalledWith('anonymous/appThemePreview', input);
  expect(readLocal('device', 'look', { data: { theme: '' } }).data.theme).not.toBe('draft');
});
