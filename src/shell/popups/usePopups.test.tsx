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
vi.mock('./lobbyUse.ts', () => ({ isLobbyUsed: () => false }));

const { installPrompt } = await import('#browser/installPrompt.ts');
const { shown } = await import('#nav/modals.ts');
const { stores } = await import('#data/stores.ts');
const { idleTime, usePopups } = await import('./usePopups.ts');

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148';
/** A player with this state of the identity check. */
const known = (hasKyc: number) => ({ id: 8, hasKyc }) as UserInfo;

const open = ({ installed = false, pathname = '/' } = {}) => renderHook(() => usePopups(installed, pathname));
const rest = (ms = idleTime) => advance(ms);
const play = (gameId: number) => act(async () => void Object.assign(stores.play, { gameId }));
const asBrowser = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('visits', '1');
  Object.assign(stores.session, { known: true, userId: 8, user: known(2) });
  Object.assign(stores.play, { gameId: 0 });
  Object.assign(installPrompt, { event: {}, done: false });
  Object.assign(stores, { replies: {} });
  stores.settings.notices = [];
  shown.splice(0);
});

test('a returning player is asked once the lobby is idle', async () => {
  await open();
  await rest(idleTime - 1);
  expect(show).not.toHaveBeenCalled();
  await rest(1);
  expect(show).toHaveBeenCalledExactlyOnceWith('download', {});
});

test('on a first visit the prompt comes after a game, not before or over it', async () => {
  localStorage.clear();
  await open();
  await rest();
  await play(7);
  await rest();
  expect(show).not.toHaveBeenCalled();
  await play(0);
  await rest();
  expect(show).toHaveBeenCalledOnce();
});

test('the prompt comes once in a browser session, whatever the answer', async () => {
  await open();
  await rest();
  await open({ pathname: '/member' });
  await open();
  await rest();
  expect(show).toHaveBeenCalledOnce();
});

test.each([
  ['a visitor', () => void Object.assign(stores.session, { userId: 0, user: null }), {}],
  ['a player without an identity check', () => void (stores.session.user = known(0)), {}],
  ['a player with a pending identity check', () => void (stores.session.user = known(1)), {}],
  ['who has installed it', () => {}, { installed: true }],
  ['who has just installed it', () => void Object.assign(installPrompt, { done: true }), {}],
  ['where a form or a page is open', () => {}, { pathname: '/wallets' }],
  ['behind a dialog', () => void shown.push({} as never), {}],
  ['where the browser can’t install', () => void Object.assign(installPrompt, { event: null }), {}],
])('the prompt is suppressed: %s', async (_, arrange, page) => {
  arrange();
  await open(page);
  await rest();
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ['Safari', `${iphone} Safari/604.1`, 1],
  ['Chrome', `${iphone.replace('Version/18.0', 'CriOS/130.0')} Safari/604.1`, 0],
])('on an iPhone the prompt depends on the browser: %s', async (_, userAgent, times) => {
  installPrompt.event = null;
  asBrowser(userAgent);
  await open();
  await rest();
  expect(show).toHaveBeenCalledTimes(times);
});

const activity = (activityType: number, sort: number) => ({
  id: sort,
  activityType,
  type: 1,
  sort,
  unloginShowStatus: true,
});
const withPopups = (...map: (ReturnType<typeof activity> & { endTime?: number })[]) => {
  stores.settings.notices = [{ id: 1, title: 'News' }] as never;
  const value = { activityMap: Object.fromEntries(map.map((each) => [each.activityType, each])) };
  Object.assign(stores, { replies: { 'getActivityIds {}': { value, at: 1 } } });
};
const opened = () => (show.mock.calls as unknown[][]).map(([name]) => name);
const [download, notice] = [32, 25];

/** Moves to the next day, and opens and closes a dialog. */
async function nextDay() {
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000);
  await act(async () => void shown.push({} as never));
  await act(async () => void shown.splice(0));
}

test('the operator’s popups open in order, one a day and each once a session', async () => {
  withPopups(activity(download, 2), activity(notice, 1));
  await open();
  await rest();
  expect(opened()).toEqual(['notice']);
  await act(async () => void shown.push({} as never));
  await rest();
  expect(opened()).toEqual(['notice']);
  await act(async () => void shown.splice(0));
  await rest();
  expect(opened()).toEqual(['notice']);
  await nextDay();
  await rest();
  expect(opened()).toEqual(['notice', 'download']);
  await open({ pathname: '/member' });
  await open();
  await rest();
  expect(show).toHaveBeenCalledTimes(2);
});

test('a visitor who has read all notices sees no popup', async () => {
  stores.session.userId = 0;
  withPopups(activity(notice, 1));
  localStorage.setItem('notices.read', '[1]');
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
});

test('notices the operator doesn’t want to pop up wait for a tap', async () => {
  stores.session.userId = 0;
  withPopups();
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
});

test('the invite spin opens only for a player with something waiting there (A-20)', async () => {
  localStorage.setItem('notices.read', '[1]');
  Object.assign(installPrompt, { event: null });
  const waiting = (spin: boolean) => {
    withPopups(activity(20, 1));
    Object.assign(stores.replies, { 'activityGetStatusList {}': { value: { spin }, at: 1 } });
  };
  waiting(false);
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
  await unmount();
  waiting(true);
  await open();
  await rest();
  expect(opened()).toEqual(['spin']);
  await unmount();
  sessionStorage.clear();
  show.mockClear();
  stores.session.userId = 0;
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
});

test('an activity that has ended since the last answer opens nothing (S-04)', async () => {
  Object.assign(installPrompt, { event: null });
  withPopups({ ...activity(notice, 1), endTime: Date.now() });
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
});

test('download, notice, first deposit and invite spin open one a day, in this default order (S-04)', async () => {
  localStorage.removeItem('notices.read');
  withPopups(...[20, 44, notice, download].map((type) => activity(type, 1)));
  Object.assign(stores.replies, {
    'activityGetStatusList {}': { value: { spin: true }, at: 1 },
  });
  stores.session.user = { ...stores.session.user, totalRecharge: 0 } as UserInfo;
  await open();
  for (let each = 0; each < 5; each++) {
    await rest();
    await nextDay();
  }
  expect(opened()).toEqual(['download', 'notice', 'firstDeposit', 'spin']);
});

test.each([
  [39, 'firstDeposit'],
  [44, 'firstDeposit'],
])(
  'an activity of type %i opens the first deposit for a player who has made none (S-04, A-39, Q-34)',
  async (type, name) => {
    localStorage.setItem('notices.read', '[1]');
    Object.assign(installPrompt, { event: null });
    withPopups(activity(type, 1));
    stores.session.user = { ...known(2), firstRecharge: true, totalRecharge: 0 } as UserInfo;
    await open();
    await rest();
    expect(opened()).toEqual([name]);
  },
);

test.each([
  ['a visitor', () => void Object.assign(stores.session, { userId: 0, user: null })],
  ['who has made a deposit since', () => void Object.assign(stores.session.user!, { totalRecharge: 1 })],
  ['whose first deposit is over by the operator’s flag', () => void (stores.session.user!.firstRecharge = false)],
  ['whose deposits aren’t known yet', () => void (stores.session.user = known(2))],
])('the first deposit doesn’t open: %s (FD-01, S-04)', async (_, arrange) => {
  localStorage.setItem('notices.read', '[1]');
  Object.assign(installPrompt, { event: null });
  withPopups(activity(44, 1));
  stores.session.user = { ...known(2), firstRecharge: true, totalRecharge: 0 } as UserInfo;
  arrange();
  await open();
  await rest();
  expect(show).not.toHaveBeenCalled();
});
