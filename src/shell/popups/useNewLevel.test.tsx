// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '#contract/entities.ts';
import { renderHook, unmount } from '#tests/support/render.tsx';

const show = vi.hoisted(() => vi.fn(async () => {}));
const prefetchModal = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', async () => {
  const { proxy } = await import('valtio');
  return { show, prefetchModal, shown: proxy([]) };
});
const lobby = vi.hoisted(() => ({ isUsed: false }));
vi.mock('./lobbyUse.ts', () => ({ isLobbyUsed: () => lobby.isUsed }));

const { shown } = await import('#nav/modals.ts');
const { stores } = await import('#data/stores.ts');
const { useNewLevel } = await import('./useNewLevel.ts');

const reach = (vip: number) => act(async () => void (stores.session.user = { id: 8, vip } as UserInfo));
const open = (pathname = '/') => renderHook(() => useNewLevel(pathname));
const celebrated = () => show.mock.calls.map(([, props]: unknown[]) => (props as { level: number }).level);

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  shown.splice(0);
  lobby.isUsed = false;
  Object.assign(stores.session, { known: true, userId: 8, user: { id: 8, vip: 1 } });
  Object.assign(stores.play, { gameId: 0 });
});

test('a level reached while the app is used is celebrated once, the initial level isn’t (VI-08)', async () => {
  await open();
  expect(celebrated()).toEqual([]);
  await reach(2);
  expect(celebrated()).toEqual([2]);
  await reach(2);
  await unmount();
  await open('/member');
  expect(celebrated()).toEqual([2]);
});

test('of two levels at once the higher is celebrated, and a regained one isn’t again (VI-08)', async () => {
  await open();
  await reach(3);
  await reach(2);
  await reach(3);
  expect(celebrated()).toEqual([3]);
});

test('in a game the dialog waits until the game is left (VI-08)', async () => {
  Object.assign(stores.play, { gameId: 7 });
  history.replaceState(null, '', '/game/start?gameId=7');
  await open('/game/start');
  await reach(2);
  expect(celebrated()).toEqual([]);
  await act(async () => void Object.assign(stores.play, { gameId: 0 }));
  expect(celebrated()).toEqual([]);
  history.replaceState(null, '', '/');
  await open('/');
  expect(celebrated()).toEqual([2]);
});

test('over another dialog it waits until that is closed (VI-08)', async () => {
  await open();
  await act(async () => void shown.push({} as never));
  await reach(2);
  expect(celebrated()).toEqual([]);
  await act(async () => void shown.splice(0));
  expect(celebrated()).toEqual([2]);
});

test('over a lobby in use it waits until the next page (VI-08)', async () => {
  await open();
  lobby.isUsed = true;
  await reach(2);
  expect(celebrated()).toEqual([]);
  lobby.isUsed = false;
  await open('/member');
  expect(celebrated()).toEqual([2]);
});

test('a game opened while the code loads is not disturbed (VI-08)', async () => {
  let come = () => {};
  prefetchModal.mockReturnValueOnce(new Promise((done) => (come = done)));
  await open();
  await reach(2);
  await act(async () => void Object.assign(stores.play, { gameId: 7 }));
  await act(async () => come());
  expect(celebrated()).toEqual([]);
  await act(async () => void Object.assign(stores.play, { gameId: 0 }));
  expect(celebrated()).toEqual([2]);
});

test('a hidden tab waits until it is seen (VI-08)', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  await reach(2);
  expect(celebrated()).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(celebrated()).toEqual([2]);
  visibility.mockRestore();
});

test('logging in with a higher level than the previous player’s is not celebrated (VI-08)', async () => {
  await open();
  await act(async () => void Object.assign(stores.session, { userId: 0, user: null }));
  localStorage.clear();
  await act(async () => void Object.assign(stores.session, { userId: 9, user: { id: 9, vip: 4 } }));
  expect(celebrated()).toEqual([]);
});
