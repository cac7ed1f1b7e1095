// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { app, onWorker } from '#tests/support/worker.ts';

vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
const { stores } = await import('#data/stores.ts');
const { useOpenGame } = await import('./useOpenGame.ts');
const greetings = onWorker.mock.calls.map(([greet]) => greet);

const none = { gameId: 0, sessionId: '', net: null };
/** Has the worker replaced: the stores of the next one know of no game. */
const replace = () =>
  act(async () => {
    Object.assign(stores.play, none);
    greetings.forEach((greet) => greet(app));
  });
/** The opening's id that the page has given the worker. */
const opening = () => app.play.openGame.mock.calls.at(-1)![0].opening;
const play = (tryIt = false) => renderHook(() => useOpenGame({ gameId: 4, tryIt, activityId: 0 }));

beforeEach(() => {
  Object.assign(stores.session, { userId: 7, epoch: 'e' });
  Object.assign(stores.play, none);
  app.play.resumeGame.mockResolvedValue();
  app.play.leaveGame.mockResolvedValue(null);
  app.play.openGame.mockImplementation(async ({ gameId, tryIt }) => {
    if (!tryIt) Object.assign(stores.play, { gameId, sessionId: 's4' });
    return { url: 'https://games.test/4', orientation: 0 };
  });
});

test('every worker that replaces another resumes the game in play (RG-13, S-12)', async () => {
  await play();
  expect(app.play.resumeGame).not.toHaveBeenCalled();
  const inPlay = { epoch: 'e', opening: opening(), gameId: 4, sessionId: 's4' };
  await replace();
  expect(app.play.resumeGame).toHaveBeenCalledExactlyOnceWith(inPlay);
  await replace();
  expect(app.play.resumeGame.mock.calls).toEqual([[inPlay], [inPlay]]);
});

test('a game is also resumed when the device says only later who is logged in', async () => {
  await play();
  stores.session.epoch = '';
  await replace();
  app.play.resumeGame.mockClear();
  await act(async () => void (stores.session.epoch = 'e'));
  expect(app.play.resumeGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ epoch: 'e', gameId: 4 }));
});

test('no worker resumes a game that has been left, nor a demo', async () => {
  await play();
  await unmount();
  await replace();
  await play(true);
  await replace();
  expect(app.play.resumeGame).not.toHaveBeenCalled();
});

test('a page holds a lock of its game from before the launch until the operator has answered its exit', async () => {
  const held = new Set<string>();
  const request = async (name: string, _: unknown, work: () => Promise<void>) => {
    held.add(name);
    await work();
    held.delete(name);
  };
  vi.spyOn(navigator.locks, 'request').mockImplementation(request as never);
  let left = () => {};
  app.play.leaveGame.mockReturnValue(new Promise((done) => (left = () => done(null))));
  await play();
  expect(held).toContain(opening());
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(held).not.toContain(opening());
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(held).toContain(opening());
  await unmount();
  expect(held).toContain(opening());
  await act(async () => left());
  expect(held).not.toContain(opening());
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(held).not.toContain(opening());
});
