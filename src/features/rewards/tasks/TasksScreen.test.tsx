// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { Failure } from '#contract/failure.ts';
import { followWait } from '#contract/rewards/follow.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press, render, unmount } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { betting, tomorrow } from '#tests/support/tasks.ts';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));
const show = vi.hoisted(() => vi.fn<(name: string, props: { onLeave(): void }) => Promise<void>>(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ go, goBack: () => {} }));
const isInstalled = vi.hoisted(() => vi.fn(() => false));
vi.mock('#browser/device.ts', () => ({ isInstalled }));

const { stores } = await import('#data/stores.ts');
const { default: TasksScreen } = await import('./TasksScreen.tsx');

const rewards = betting.awards;
const know = (...list: UserTask[]) =>
  act(async () => {
    const value = { list, turnover: 5, shareUrl: 'https://perlas.test/auth/register?code=ABC' };
    setReply('getTaskUser', value);
  });
const open = async (address = '/bonus/tasks') => {
  history.replaceState(null, '', address);
  await render(<TasksScreen />);
};
const once = '/bonus/tasks?cycle=once';
const said = () => document.body.textContent;
const link = (to: string) => document.querySelector(`a[href="${to}"]`);

beforeEach(() => {
  vi.clearAllMocks();
  isInstalled.mockReturnValue(false);
  Object.assign(stores.session, { userId: 8, known: true });
  stores.network.onLine = true;
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  app.money.claimTask.mockResolvedValue({ rewards, coin: 0 as Money });
  app.money.finishTask.mockResolvedValue({ task: betting });
});

test('a task in progress shows award, progress and a link (TK-01)', async () => {
  await know(betting);
  await open();
  expect(said()).toContain('30 points');
  expect(said()).toContain('₱75.00 of ₱200.00');
  expect(document.querySelector('progress')).toMatchObject({ value: 7_500, max: 20_000 });
  expect(link('/wallets?name=deposit')!.getAttribute('aria-label')).toBe('Go: Bet ₱200 today');
});

test('claimable tasks come first, and a tap claims them in place (TK-01)', async () => {
  await know(betting, { ...betting, id: 5, name: 'Play 3 games', status: 1 });
  await open();
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Play 3 games',
    'Bet ₱200 today',
  ]);
  expect(button('Today (1)')).toBeDefined();
  await press('Claim: Play 3 games, 30 points');
  expect(app.money.claimTask).toHaveBeenCalledExactlyOnceWith({ id: 5 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
  expect(button('Claim: Play 3 games, 30 points')).toBeUndefined();
  expect(said()).toContain('Claimed');
  expect(button('Today')).toBeDefined();
});

test('an ended task says so and can’t be claimed (TK-01)', async () => {
  await know({ ...betting, cycle: 3, status: 3 });
  await open('/bonus/tasks?cycle=once');
  expect(said()).toContain('Expired');
  expect(link('/wallets?name=deposit')).toBeNull();
});

test('the end of one-time tasks shows once if shared, otherwise at each task (TK-01)', async () => {
  const task = { ...betting, cycle: 3 } as const;
  await know(task, { ...task, id: 5 }, { ...task, id: 6, status: 3, endTime: 1 });
  await open(once);
  expect(said()).toMatch(/You can do each of these once, until Nov\s26,\s2026, 00:00\./);
  expect(said()).not.toContain('Until');
  await know(task, { ...task, id: 5, endTime: tomorrow + 60_000 });
  expect(said()).toContain('You can do each of these once.');
  expect(said().match(/Until Nov/g)).toHaveLength(2);
});

test('a task already claimed elsewhere is read again without a message (TK-01)', async () => {
  await know({ ...betting, status: 1 });
  app.money.claimTask.mockRejectedValue(new Failure('refused', alreadyDone));
  await open();
  app.replies.read.mockClear();
  await press('Claim: Bet ₱200 today, 30 points');
  expect(toast).not.toHaveBeenCalled();
  expect(app.replies.read).toHaveBeenCalledWith('getTaskUser', {});
});

test('each cycle has its tasks on its own tab, with its own address (BO-05)', async () => {
  await know(betting, { ...betting, id: 13, cycle: 2, name: 'Bet ₱2,000 this week' });
  await open('/bonus/tasks?cycle=weekly');
  expect(said()).toContain('Bet ₱2,000 this week');
  expect(said()).not.toContain('Bet ₱200 today');
  await press('One-time');
  expect(go).toHaveBeenCalledExactlyOnceWith('/bonus/tasks?cycle=once', { replace: true });
  await unmount();
  await open(once);
  expect(said()).toContain('No tasks right now');
  expect(said()).toContain('New tasks will show up here.');
});

test('a task links to the operator’s click target: game, dialog, site, customer service or none (TK-02)', async () => {
  const ways = [
    { clickType: 3, clickAction: '1001' },
    { clickType: 4, clickAction: 'download' },
    { clickType: 2, clickAction: 'https://partner.test/' },
    { clickType: 5 },
    { clickType: 0 },
  ];
  await know(...ways.map((way, place) => ({ ...betting, id: place, name: `Task ${place}`, ...way })));
  await open();
  expect(link('/game/start?gameId=1001')!.getAttribute('aria-label')).toBe('Go: Task 0');
  await press('Go: Task 1');
  expect(show).toHaveBeenLastCalledWith('download', {});
  await press('Go: Task 2');
  expect(show).toHaveBeenLastCalledWith('leave', { address: 'https://partner.test/' });
  expect(link('/service')!.getAttribute('aria-label')).toBe('Go: Task 3');
  expect(button('Go: Task 4')).toBeUndefined();
  expect(document.querySelector('a[aria-label="Go: Task 4"]')).toBeNull();
});

const proven = (type: number, name: string, more: Partial<UserTask> = {}): UserTask => ({
  ...betting,
  id: type,
  type,
  name,
  cycle: 3,
  target: 1,
  progress: 0,
  unit: 'N',
  ...more,
});
test('installing the app can be confirmed only in the installed app (TK-03)', async () => {
  await know(proven(101, 'Install', { clickAction: '/download' }));
  await open(once);
  expect(button('I’ve installed it: Install')).toBeUndefined();
  expect(link('/download')).not.toBeNull();
  isInstalled.mockReturnValue(true);
  await unmount();
  await open(once);
  await press('I’ve installed it: Install');
  expect(app.money.finishTask).toHaveBeenCalledExactlyOnceWith({ id: 101 });
});

test('in the wrapper no task invites to install the app, and a reward for it stays claimable (O-43)', async () => {
  vi.stubGlobal('NativeBridge', {});
  isInstalled.mockReturnValue(true);
  const install = proven(101, 'Install', { clickAction: '/download' });
  await know(install, { ...install, id: 1, name: 'Installed before', status: 1 });
  await open(once);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Installed before']);
  expect(button('Claim: Installed before, 30 points')).toBeDefined();
  vi.unstubAllGlobals();
});

test('sharing the app is reported once the share has succeeded (TK-03)', async () => {
  const share = vi.fn<(data: object) => Promise<void>>();
  Object.assign(navigator, { share });
  await know(proven(102, 'Tell a friend', { clickType: 0 }));
  await open(once);
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await press('Share: Tell a friend');
  expect(app.money.finishTask).not.toHaveBeenCalled();
  share.mockResolvedValueOnce();
  await press('Share: Tell a friend');
  expect(share).toHaveBeenLastCalledWith(
    expect.objectContaining({ url: 'https://perlas.test/auth/register?code=ABC' }),
  );
  expect(app.money.finishTask).toHaveBeenCalledExactlyOnceWith({ id: 102 });
  Reflect.deleteProperty(navigator, 'share');
});

test('visiting a page is reported after five seconds away (TK-03)', async () => {
  vi.useFakeTimers();
  await know(proven(103, 'Look', { clickType: 2, clickAction: 'https://facebook.test/perlas' }));
  await open(once);
  const away = (state: 'visible' | 'hidden') =>
    act(async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  for (const [time, calls] of [
    [followWait - 1, 0],
    [followWait, 1],
  ] as const) {
    await press('Go: Look');
    await act(async () => show.mock.lastCall![1].onLeave());
    await away('hidden');
    await advance(time);
    await away('visible');
    expect(app.money.finishTask).toHaveBeenCalledTimes(calls);
  }
  expect(toast).toHaveBeenCalledExactlyOnceWith('That was quick! Stay for at least 5 seconds, then come back.');
});

test('the tasks are read again at midnight in Manila, without a reload (TK-04)', async () => {
  vi.useFakeTimers();
  vi.setSystemTime(tomorrow - 10_000);
  await know(betting);
  await open();
  expect(said()).toMatch(/New tasks in [\d:]+\. Claim before then/);
  app.replies.read.mockClear();
  await advance(15_000);
  expect(app.replies.read).toHaveBeenCalledWith('getTaskUser', {});
});

test('claiming a task of a day that has just ended says that a new day has begun (TK-04)', async () => {
  await know({ ...betting, status: 1 });
  app.money.claimTask.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'progress' }));
  await open();
  await press('Claim: Bet ₱200 today, 30 points');
  expect(toast).toHaveBeenCalledExactlyOnceWith('New day, new tasks.');
});

test('cash shows its wagering and is locked until the first deposit, points aren’t (V-32, RG-26)', async () => {
  setReply('refreshData', { totalRecharge: 0 });
  const cash = [{ id: 2001, count: 2_000 }];
  await know({ ...betting, status: 1 }, { ...betting, id: 13, name: 'Bet more', status: 1, awards: cash });
  await open();
  expect(said()).toContain('wager 5× to withdraw');
  expect(button('Claim: Bet more, ₱20.00')!.getAttribute('aria-disabled')).toBe('true');
  expect(button('Claim: Bet ₱200 today, 30 points')!.getAttribute('aria-disabled')).toBe('false');
  await press('Claim: Bet more, ₱20.00');
  expect(app.money.claimTask).not.toHaveBeenCalled();
  expect(said()).toContain('You can claim cash once your first deposit is paid.');
});

test('a visitor sees what the tasks are about and can log in (A-42)', async () => {
  stores.session.userId = 0;
  await open();
  expect(said()).toContain('Complete daily and weekly tasks');
  expect(link('/auth/login')).not.toBeNull();
});
