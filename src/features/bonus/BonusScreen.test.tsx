// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { firstPage } from '#shared/records/pages.ts';
import { button, unmount } from '#tests/support/render.tsx';
import { coin, known, met, nothing, rebate, row } from '#tests/support/bonus.ts';
import { noDots } from '#tests/support/ana.ts';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const world = vi.hoisted(() => ({ exists: (address: string) => address !== '' }));
vi.mock('#nav/isKnownAddress.ts', () => ({
  isKnownAddress: (address: string) => world.exists(address),
  useKnownAddress: () => world.exists,
}));

const { default: BonusScreen } = await import('./BonusScreen.tsx');
const { default: RebateScreen } = await import('./rebate/RebateScreen.tsx');

const shown = () => document.body.textContent;
const cards = () =>
  [...document.querySelectorAll('main li a')].map((link) => [link.getAttribute('href'), link.textContent]);
const toAllEvents = () => document.querySelector('main a[href="/bonus/event"]');

beforeEach(() => {
  vi.clearAllMocks();
  world.exists = () => true;
  app.replies.read.mockResolvedValue(undefined);
  nothing();
});

test('every page with something to claim has a card, and the total covers all (BO-01)', async () => {
  rebate([row(1, 200, 1), row(2, 150, 1), row(3, 30, 0)], 380, 380);
  known('loginBonus3User', {
    list: [{ day: 1, awards: [{ id: 80_001, count: 2 }], status: 1 }],
    day: 1,
    signedToday: false,
    need: met,
    total: [{ id: 1, days: 3, awards: coin(1_000), status: 1 }],
  });
  known('getJackpotDrawInfo', { canReceiveDrawChance: true });
  known(
    'lotteryRecords',
    {
      list: [
        { status: 2, prize: 500 },
        { status: 3, prize: 900 },
      ],
    },
    firstPage({}),
  );
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([
    ['/bonus/rebate', 'Rebate₱3.80 · 3 rewards'],
    ['/activity/sign-in', 'Daily sign-in₱10.00 + 2 lottery tickets · 2 rewards'],
    ['/activity/jackpot', 'Lucky JackpotYour spin is ready1 reward'],
    ['/activity/lottery/record', 'Lottery wins₱5.00'],
  ]);
  expect(shown()).toContain('Ready to claim₱18.807 rewards');
});

test('an inbox reward is counted by its red dot, without another read (BO-01)', async () => {
  known('activityGetStatusList', { ...noDots, emailAward: true });
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([['/email', 'InboxSomething to claim1 reward']]);
});

test('tasks, VIP, pages to follow, missions and places are included (BO-01)', async () => {
  known('getTaskUser', {
    list: [
      { status: 1, awards: coin(100) },
      { status: 0, awards: coin(900) },
    ],
    turnover: 5,
  });
  known('getVipInfo', {
    levels: [
      { upgradeStatus: 1, upgradeAward: coin(1_000) },
      { upgradeStatus: 2, upgradeAward: coin(7_000) },
    ],
    daily: { status: 1, awards: coin(20) },
    signIn: {
      status: 1,
      list: [
        { status: 2, awards: coin(7) },
        { status: 1, awards: coin(30) },
      ],
    },
    tasks: [
      { status: 1, awards: coin(400) },
      { status: 3, awards: coin(7) },
    ],
    unReceiveBonus: 5,
    turnover: 5,
  });
  known('followInfo', {
    list: [
      { status: 1, awards: coin(50) },
      { status: 0, awards: coin(50) },
    ],
    turnover: 5,
  });
  known('firstDepositInfo', {
    items: [
      { status: 1, bonus: 3_000 },
      { status: 0, bonus: 100 },
    ],
    turnover: 10,
  });
  known('slotsHackInfo', {
    tasks: [
      { status: 1, awards: coin(60) },
      { status: 2, awards: coin(60) },
    ],
    turnover: 5,
  });
  known(
    'rankInfo',
    {
      past: [
        { status: 1, awards: coin(80) },
        { status: 2, awards: coin(80) },
      ],
      rule: { turnover: 5 },
    },
    firstPage({ period: 2 }),
  );
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([
    ['/bonus/tasks', 'Tasks₱1.00'],
    ['/vip', 'VIP₱14.55 · 5 rewards'],
    ['/activity/follow', 'Follow us₱0.50'],
    ['/activity/first-deposit', 'First deposit bonus₱30.00'],
    ['/activity/slotshack', 'Slotshack missions₱0.60'],
    ['/rank?tab=week', 'Weekly ranking₱0.80'],
  ]);
  expect(shown()).toContain('Ready to claim₱47.4510 rewards');
});

test('the rebate counted here equals what its own page can claim (BO-01)', async () => {
  rebate([row(1, 200, 1), row(2, 30, 0)], 230, 230);
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([['/bonus/rebate', 'Rebate₱2.30 · 2 rewards']]);
  await renderScreen(<RebateScreen />, { player: 8 });
  expect(button('Claim: Kind 1, ₱2.00')!.getAttribute('aria-disabled')).toBe('false');
  expect(button('Claim all: ₱2.30')!.getAttribute('aria-disabled')).toBe('false');
});

test('commission and invite steps are included, each with its page (BO-01, SH-03, SH-05)', async () => {
  known('appAgent5User', {
    canReceive: 1_760,
    inviteTasks: [
      { status: 1, awards: coin(3_000) },
      { status: 0, awards: coin(6_000) },
    ],
    turnover: 5,
  });
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([
    ['/agent', 'Commission₱17.60'],
    ['/agent?tabActive=invite', 'Invite friends₱30.00'],
  ]);
});

test('before the first deposit cash is counted separately, other rewards are not (V-32)', async () => {
  known('refreshData', { totalRecharge: 0 });
  rebate([row(1, 200, 1)], 200, 200);
  known('getScratchCardInfo', { addup: { list: [{ status: 1, awards: [{ id: 60_001, count: 5 }] }] } });
  known('lotteryRecords', { list: [{ status: 2, prize: 500 }] }, firstPage({}));
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(shown()).toContain('Ready to claim₱5.002 rewards₱2.00 after your first deposit');
  expect(shown()).toContain('You can claim cash once your first deposit is paid.');
  expect(cards()[0]).toEqual(['/bonus/rebate', 'Rebate₱2.00 · 1 after your first deposit']);
});

test('a lottery prize of free tickets waits for the first deposit, one of paid tickets does not (V-32)', async () => {
  known('refreshData', { totalRecharge: 0 });
  const won = (orderNo: string, prize: number, turnover?: number) => ({ orderNo, status: 2, prize, turnover });
  known('lotteryRecords', { list: [won('L1', 500), won('L2', 700, 5)] }, firstPage({}));
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(shown()).toContain('Ready to claim₱5.001 reward₱7.00 after your first deposit');
  expect(shown()).toContain('You can claim cash once your first deposit is paid.');
  expect(cards()).toEqual([['/activity/lottery/record', 'Lottery wins₱5.00 · 1 after your first deposit']]);
});

test('with nothing to claim the page says so and links to what is available (BO-01)', async () => {
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(shown()).toContain('Ready to claim₱0.000 rewards');
  expect(shown()).toContain('Nothing to claim right now');
  const ways = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/bonus/event',
    '/bonus/rebate',
    '/bonus/tasks',
    '/bonus/vip',
    '/bonus/reward',
    '/bonus/record',
  ]);
  expect(document.querySelector('nav h2')!.textContent).toBe('More');
});

test('a page missing from the app gets no link and no request (R-18)', async () => {
  world.exists = (address) => !['/bonus/tasks', '/bonus/vip', '/activity/jackpot'].includes(address);
  known('getJackpotDrawInfo', { canReceiveDrawChance: true });
  await renderScreen(<BonusScreen />, { player: 8 });
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/bonus/event',
    '/bonus/rebate',
    '/bonus/reward',
    '/bonus/record',
  ]);
  expect(app.replies.read.mock.calls.map(([name]) => name)).not.toContain('getJackpotDrawInfo');
  expect(cards()).toEqual([]);
});

test('a visitor sees what it is about, a log-in link, and the running events that are open to visitors', async () => {
  const lottery = { id: 20, activityType: 55, title: 'Daily lottery', unloginShowStatus: true };
  const activityMap = {
    55: lottery,
    33: { ...lottery, id: 21, activityType: 33, title: 'Last week’s', endTime: Date.now() },
    10000: { id: 6, activityType: 10_000 },
  };
  await renderScreen(<BonusScreen />, { replies: { getActivityIds: { activityMap } } });
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(cards()).toEqual([['/activity/lottery', 'Daily lottery']]);
  expect(toAllEvents()?.textContent).toBe('All events');
});

test('a visitor is led to ended events, but to no page that the app hasn’t', async () => {
  const ended = { id: 21, activityType: 33, title: 'Last week’s', endTime: 1, unloginShowStatus: true };
  const replies = { getActivityIds: { activityMap: { 33: ended } } };
  await renderScreen(<BonusScreen />, { replies });
  expect(cards()).toEqual([]);
  expect(toAllEvents()).not.toBeNull();
  await unmount();
  world.exists = (address) => address !== '/bonus/event';
  await renderScreen(<BonusScreen />, { replies });
  expect(toAllEvents()).toBeNull();
});

test('without events a visitor sees the log-in link alone', async () => {
  await renderScreen(<BonusScreen />, { replies: { getActivityIds: { activityMap: {} } } });
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(cards()).toEqual([]);
  expect(toAllEvents()).toBeNull();
});
