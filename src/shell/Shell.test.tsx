// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { initialStores } from '#contract/stores.ts';
import { page } from '#nav/page.ts';

const screen = vi.hoisted(() => ({ broken: false, shown: () => {}, loads: async () => {} }));
const missing = vi.hoisted(() => ({ Screen: undefined as (() => unknown) | undefined }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
vi.mock('#data/updates.ts', () => ({ build: 'b1', chunkFailed: vi.fn(), applyUpdate: async () => false }));
vi.mock('#nav/screens.ts', () => {
  function Screen() {
    if (screen.broken) throw new Error('planted');
    useLayoutEffect(() => screen.shown(), []);
    return (
      <main>
        <h1>{location.pathname}</h1>
      </main>
    );
  }
  return {
    findRoute: async () => undefined,
    loadScreen: () => screen.loads(),
    screenOf: (path: string) => (path === '404' ? missing.Screen : Screen),
  };
});

const { App } = await import('./App.tsx');
const { acceptNotice } = await import('#shared/age/ageConsent.ts');
const { firstRoute, go } = await import('#nav/navigation.ts');
const { stores } = await import('#data/stores.ts');
const { takeReturnTo } = await import('#nav/returnTo.ts');
const { learnPages } = await import('#nav/routes.ts');
missing.Screen = (await import('#shared/page/NotFoundScreen.tsx')).default;

const heading = () => document.querySelector('h1')?.textContent;
const isInert = () => document.querySelector('main')?.closest('[inert]') !== null;
const set = <S extends keyof typeof stores>(store: S, change: Partial<(typeof stores)[S]>) =>
  act(async () => void Object.assign(stores[store], change));

async function open(path: string) {
  history.replaceState(null, '', path);
  await firstRoute();
  await render(<App onShown={() => {}} />);
}

beforeEach(() => {
  const fresh = initialStores();
  for (const name of ['session', 'settings', 'network', 'play'] as const) Object.assign(stores[name], fresh[name]);
  Object.assign(stores.session, { known: true });
  Object.assign(stores.settings, { config: { clientMode: 0 } });
  Object.assign(screen, { broken: false, shown: () => {}, loads: async () => {} });
});

test('an unknown path is a 404 with the path as text, and so is an invalid query', async () => {
  await open('/nowhere/<b>');
  expect(heading()).toBe('Page Not Found');
  expect(document.body.textContent).toContain('/nowhere/<b>');
  await act(async () => void (await go('/wallets?name=safe')));
  expect(heading()).toBe('Page Not Found');
});

test('a page of a feature that the operator lacks isn’t available, also to a visitor, and comes with the feature', async () => {
  const withMail = (mail: boolean) => set('settings', { config: { clientMode: 0, features: { mail } } });
  await withMail(false);
  await open('/email');
  expect([location.pathname, heading()]).toEqual(['/email', 'Page Not Found']);
  expect(document.querySelector('main')!.textContent).toContain('This isn’t available.Go home');
  await set('session', { userId: 8 });
  expect(heading()).toBe('Page Not Found');
  await withMail(true);
  expect(heading()).toBe('/email');
});

test('a page whose route loads later is shown once it is known', async () => {
  const path = '/comes/later';
  const { Screen } = missing;
  missing.Screen = undefined;
  let come = () => {};
  screen.loads = () => new Promise((done) => (come = done));
  await set('session', { userId: 8 });
  history.replaceState(null, '', path);
  await render(<App onShown={() => {}} />);
  expect(heading()).toBeUndefined();
  learnPages([page(path, { offline: 'all', load: screen.loads }) as never], true);
  await act(async () => come());
  expect(heading()).toBe(path);
  missing.Screen = Screen;
});

test('a guarded page sends a visitor to log in, and remembers the page', async () => {
  await open('/member');
  await vi.waitFor(() => expect(heading()).toBe('/auth/login'));
  expect(takeReturnTo()).toBe('/member');
});

test('a guarded page waits until the session is known', async () => {
  await set('session', { known: false });
  await open('/member');
  expect(heading()).toBeUndefined();
  await set('session', { known: true, userId: 8 });
  expect(heading()).toBe('/member');
});

test('a screen that throws shows the 500 page, and a retry restores it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  screen.broken = true;
  await open('/');
  expect(heading()).toBe('Something went wrong');
  expect(document.querySelector('code')?.textContent).toBe('Error: planted');
  screen.broken = false;
  await press('Try again');
  expect(heading()).toBe('/');
});

test('nothing can be tapped before the settings have loaded', async () => {
  await set('settings', { config: null });
  await open('/');
  expect(isInert()).toBe(true);
  await set('settings', { config: { clientMode: 0 } });
  expect(isInert()).toBe(false);
});

test('nothing can be tapped before the current age notice is accepted', async () => {
  await set('settings', { config: { clientMode: 1, ageNotice: { version: '2' } } });
  await open('/');
  expect(isInert()).toBe(true);
  await act(async () => acceptNotice('2'));
  expect(isInert()).toBe(false);
});

test('a first visit that reaches no server can retry', async () => {
  await set('settings', { config: null, missed: false });
  await set('network', { failing: true });
  await open('/');
  await act(async () => document.querySelector<HTMLElement>('[role=alert] button')!.click());
  expect(app.tab.resume).toHaveBeenCalledTimes(1);
});

test('maintenance leads to its page, but not out of a game', async () => {
  await set('play', { gameId: 7 });
  await open('/');
  await set('settings', { maintenance: { status: true } });
  expect(heading()).toBe('/');
  await set('play', { gameId: 0 });
  await vi.waitFor(() => expect(heading()).toBe('/maintenance'));
});

test('the end of a session leaves a players’ page at once', async () => {
  await set('session', { userId: 8 });
  await open('/member');
  expect(heading()).toBe('/member');
  await set('session', { userId: 0, ended: 'left' });
  expect(heading()).not.toBe('/member');
  await vi.waitFor(() => expect(heading()).toBe('/'));
});

test('the end of a session is one navigation, however many updates follow (F4)', async () => {
  await set('session', { userId: 8, savedAccount: 'juan88' });
  await open('/member');
  const entered = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
  await act(async () => {
    for (let i = 0; i < 50; i++) Object.assign(stores.session, { userId: 0, ended: 'expired', epoch: 'e2' });
  });
  for (const epoch of ['e2', 'e3']) await set('session', { ended: 'expired', epoch });
  await vi.waitFor(() => expect(heading()).toBe('/auth/login'));
  expect(entered.flatMap(({ mock }) => mock.calls.map(([, , to]) => to))).toEqual(['/auth/login?type=account']);
});

test('a session that ends during the first render still navigates', async () => {
  await set('session', { userId: 8 });
  screen.shown = () => void Object.assign(stores.session, { userId: 0, ended: 'expired' });
  await open('/member');
  await vi.waitFor(() => expect(heading()).toBe('/auth/login'));
});
