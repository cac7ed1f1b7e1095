// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show, prefetchModal: async () => {} }));
const lobby = vi.hoisted(() => ({ isUsed: false }));
vi.mock('./lobbyUse.ts', () => ({ isLobbyUsed: () => lobby.isUsed }));

const { stores } = await import('#data/stores.ts');
const { useFirstLaunch } = await import('./useFirstLaunch.ts');

async function launch({ standalone = true, userId = 0, pathname = '/' } = {}) {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  Object.assign(stores.session, { known: true, userId });
  await renderHook(() => useFirstLaunch(pathname));
}

beforeEach(() => {
  localStorage.clear();
  lobby.isUsed = false;
});

test('the first start from the home screen asks to log in once more, the second doesn’t', async () => {
  await launch();
  expect(show).toHaveBeenCalledExactlyOnceWith('firstLaunch', {});
  await unmount();
  await launch();
  expect(show).toHaveBeenCalledOnce();
});

test('over a lobby in use the question waits for the next page', async () => {
  lobby.isUsed = true;
  await launch();
  expect(show).not.toHaveBeenCalled();
  lobby.isUsed = false;
  await launch({ pathname: '/member' });
  expect(show).toHaveBeenCalledExactlyOnceWith('firstLaunch', {});
});

test('a Safari tab, or a logged-in player, isn’t asked', async () => {
  await launch({ standalone: false });
  await unmount();
  await launch({ userId: 8 });
  expect(show).not.toHaveBeenCalled();
});
