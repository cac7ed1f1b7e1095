// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import type { UserInfo } from '#contract/entities.ts';

const show = vi.hoisted(() => vi.fn(async () => {}));
const prefetchModal = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', async () => {
  const { proxy } = await import('valtio');
  return { show, prefetchModal, shown: proxy([]) };
});
const lobby = vi.hoisted(() => ({ isUsed: false }));
vi.mock('./lobbyUse.ts', () => ({ isLobbyUsed: () => lobby.isUsed }));

const { installPrompt } = await import('#browser/installPrompt.ts');
const { stores } = await import('#data/stores.ts');
const { idleTime, usePopups } = await import('./usePopups.ts');

const open = ({ pathname = '/' } = {}) => renderHook(() => usePopups(false, pathname));
const rest = (ms = idleTime) => advance(ms);

// A returning player to whom the install offer is due.
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('visits', '1');
  Object.assign(stores.session, { known: true, userId: 8, user: { id: 8, hasKyc: 2 } as UserInfo });
  Object.assign(stores.play, { gameId: 0 });
  Object.assign(installPrompt, { event: {}, done: false });
  lobby.isUsed = false;
});

test('no popup opens over a lobby in use; it waits for the next return, and still counts as unseen', async () => {
  await open();
  await rest(idleTime - 1);
  lobby.isUsed = true;
  await rest(10 * idleTime);
  expect(show).not.toHaveBeenCalled();
  await open({ pathname: '/member' });
  lobby.isUsed = false;
  await open();
  await rest();
  expect(show).toHaveBeenCalledExactlyOnceWith('download', {});
});

test('a lobby used or left while a popup’s code loads stays free of it', async () => {
  for (const happen of [async () => void (lobby.isUsed = true), () => open({ pathname: '/member' })]) {
    let come = () => {};
    prefetchModal.mockReturnValueOnce(new Promise((done) => (come = done)));
    lobby.isUsed = false;
    await open();
    await rest();
    await happen();
    await act(async () => come());
    await unmount();
  }
  expect(prefetchModal).toHaveBeenCalledTimes(2);
  expect(show).not.toHaveBeenCalled();
});

test('a player who has scrolled down isn’t interrupted, and is asked at the next return to the top', async () => {
  vi.stubGlobal('scrollY', 1);
  await open();
  await rest();
  await rest();
  expect(show).not.toHaveBeenCalled();
  vi.stubGlobal('scrollY', 0);
  await rest();
  expect(show).not.toHaveBeenCalled();
  await open({ pathname: '/member' });
  await open();
  await rest();
  expect(show).toHaveBeenCalledExactlyOnceWith('download', {});
  vi.unstubAllGlobals();
});
