// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { player } from '#tests/support/gamePlayer.ts';
import { advance, press, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { readyTimeout } from './frame/GameFrame.tsx';
import type { RealityCheckProps } from './rg/RealityCheck.tsx';

const url = 'https://games.test/1';
/** The window of the game's frame. */
const its = {} as Window;
const go = vi.hoisted(() => vi.fn(async (_to: string) => true));
const goBack = vi.hoisted(() => vi.fn());
vi.mock('./lazyRg.ts', async () => ({
  loadRg: () => Promise.resolve(),
  RealityCheck: ({ onContinue }: RealityCheckProps) => <button onClick={onContinue}>Continue playing</button>,
  CareSheet: (await import('./rg/CareSheet.tsx')).CareSheet,
  LimitNotice: () => null,
  DepositOffer: () => null,
}));
vi.mock('./holdBusy.ts', () => ({ holdBusy: () => () => {} }));
vi.mock('./frame/useWakeLock.ts', () => ({ useWakeLock: () => {} }));
vi.mock('#nav/navigation.ts', () => ({ go, goBack }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));
const { stores } = await import('#data/stores.ts');
const { Play } = await import('./Play.tsx');

const text = () => document.body.textContent;
const say = (type: string) =>
  dispatchEvent(new MessageEvent('message', { data: { type }, origin: new URL(url).origin, source: its }));
/** The page's ids of the openings that were requested, and of those that were left. */
const opened = () => app.play.openGame.mock.calls.map(([{ opening }]) => opening);
const left = () => app.play.leaveGame.mock.calls.map(([opening]) => opening);

const play = () => render(<Play gameId={1} tryIt={false} activityId={0} onEnded={() => {}} />);

/** Opens a game that stays silent, with a reality check due or not, until it is given up. */
async function giveUp(due = false) {
  stores.rg.realityDue = due;
  await play();
  expect(text().includes('Continue playing')).toBe(due);
  expect(left()).toEqual([]);
  await advance(readyTimeout);
  expect(text()).toContain('The game isn’t starting');
}

/** Simulates the browser's back button, which passes the guard of an open game. */
const stepBack = () =>
  act(async () => {
    const state = { key: '', index: 0, modals: 0 };
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  history.replaceState(null, '');
  // happy-dom loads no frames, so the frame's window is stubbed.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(its);
  app.play.openGame.mockResolvedValue({ url, orientation: 0 });
  app.play.leaveGame.mockResolvedValue(null);
  onTestFinished(() => void (stores.rg.realityDue = false));
});

test('a game that is given up is left once (GA-07, SX-05)', async () => {
  await giveUp();
  expect(left()).toEqual(opened());
  await unmount();
  expect(left()).toHaveLength(1);
});

test('a game that can’t be left now is not left again by its page, which can be left (I1)', async () => {
  app.play.leaveGame.mockRejectedValue(new Error('offline'));
  await giveUp(true);
  await press('Exit game');
  await unmount();
  expect(left()).toHaveLength(1);
});

test('no heartbeat names a game that was given up (SX-05)', async () => {
  const online = () => ({ errcode: 0 });
  const worker = await player({ startGame: () => ({ errcode: 0, url, sessionId: 's1' }), online });
  worker.app.tab.lead(true);
  app.play.openGame.mockImplementation(worker.app.play.openGame);
  app.play.leaveGame.mockImplementation(worker.app.play.leaveGame);
  const named = async () => {
    await act(() => worker.world.pass(61_000));
    return worker.sent('online').at(-1)!.body['gameId'];
  };
  await play();
  expect(await named()).toBe(1);
  await advance(readyTimeout);
  expect(worker.sent('exitGame').map(({ body }) => body['sessionId'])).toEqual(['s1']);
  expect(await named()).toBe(0);
});

test.each(['ready', 'error'])('a game whose “%s” comes as it is given up stays so, and is left once', async (type) => {
  await play();
  await act(async () => {
    vi.advanceTimersByTime(readyTimeout);
    say(type);
  });
  expect(text()).toContain('The game isn’t starting');
  expect(document.querySelector('iframe')).toBeNull();
  expect(left()).toEqual(opened());
});

test('a game opened again is another one, which giving up the former doesn’t leave', async () => {
  await giveUp();
  await press('Try again');
  expect(new Set(opened()).size).toBe(2);
  await act(async () => void say('ready'));
  await advance(readyTimeout);
  expect(document.querySelector('iframe')).not.toBeNull();
  expect(left()).toEqual(opened().slice(0, 1));
  await unmount();
  expect(left()).toEqual(opened());
});

test.each([
  ['the button', () => press('Exit game')],
  ['a step back', stepBack],
])('a game given up under a due reality check is exited by %s (GA-07)', async (_, exit) => {
  await giveUp(true);
  await exit();
  await vi.waitFor(() => expect(goBack).toHaveBeenCalledOnce());
});

test('limits, breaks and help open over a game given up under a due reality check (RG-02)', async () => {
  await giveUp(true);
  await press('Limits, breaks and help');
  expect(document.querySelector('dialog')!.textContent).toContain('Take a break');
  await press('All about player protection');
  expect(go).toHaveBeenCalledExactlyOnceWith('/member/self-limited');
});

test('what a game wanted before it was given up is not done in the one opened after it (RG-13)', async () => {
  stores.rg.realityDue = true;
  await play();
  await act(async () => void say('exit'));
  await advance(readyTimeout);
  await press('Try again');
  await press('Continue playing');
  expect(goBack).not.toHaveBeenCalled();
});
