// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';

const use = vi.hoisted(() => ({ at: 0 }));
vi.mock('./lastUse.ts', () => ({ lastUse: () => use.at }));

const { stores } = await import('#data/stores.ts');
const { isLobbyUsed, useLobbyReturns } = await import('./lobbyUse.ts');

const open = async (pathname: string) => {
  history.replaceState(null, '', pathname);
  await renderHook(() => useLobbyReturns(pathname));
};
const useNow = () => void (use.at = performance.now());
const wait = () => vi.advanceTimersByTime(1_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: Date.now() });
  use.at = 0;
  Object.assign(stores.play, { gameId: 0 });
});

test('a lobby used since the start, also before these parts have loaded, is in use', async () => {
  await open('/');
  expect(isLobbyUsed()).toBe(false);
  wait();
  useNow();
  expect(isLobbyUsed()).toBe(true);
});

test('the way back to the lobby from another page isn’t use, what follows is', async () => {
  await open('/member');
  wait();
  useNow();
  expect(isLobbyUsed()).toBe(false);
  wait();
  await open('/');
  expect(isLobbyUsed()).toBe(false);
  wait();
  useNow();
  expect(isLobbyUsed()).toBe(true);
});

test('a return from a game begins anew', async () => {
  await open('/');
  wait();
  useNow();
  await act(async () => void Object.assign(stores.play, { gameId: 7 }));
  wait();
  useNow();
  wait();
  await act(async () => void Object.assign(stores.play, { gameId: 0 }));
  expect(isLobbyUsed()).toBe(false);
});
