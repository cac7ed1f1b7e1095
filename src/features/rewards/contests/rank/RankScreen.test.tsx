// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { alreadyDone, closed, excluded } from '#contract/codes.ts';
import type { RankPeriod } from '#contract/rewards/contests.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));
const address = vi.hoisted(() => ({ tab: 'day' }));
vi.mock('#nav/href.ts', () => ({
  href: (path: string, query?: object) =>
    query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path,
  useQuery: () => address,
}));
const replaceUrl = vi.hoisted(() => vi.fn());
const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ replaceUrl, go, goBack: () => {} }));

const { stores } = await import('#data/stores.ts');
const { default: RankScreen } = await import('./RankScreen.tsx');

const now = Date.parse('2026-11-25T12:00+08:00');
const hour = 60 * 60 * 1_000;
const money = (amount: number) => amount as Money;
const cash = (count: number) => [{ id: 2001, count }];

const result = {
  id: 1_020_781,
  startTime: now - 36 * hour,
  endTime: now - 12 * hour,
  expireTime: now + 6 * 24 * hour,
  rank: 2,
  value: money(90_000),
  awards: cash(3_000),
  status: 1 as const,
};
const info: Output<'rankInfo'> = {
  list: [
    { rank: 1, nickname: 'M***', value: money(1_234_567), awards: cash(5_000) },
    { rank: 2, nickname: 'Ana', value: money(1_000_000), awards: cash(3_000) },
  ],
  pages: 1,
  total: 2,
  startTime: now - 12 * hour,
  endTime: now + 12 * hour,
  rule: { claimDays: 7, turnover: 5 },
  prizes: [
    { from: 1, to: 1, awards: cash(5_000) },
    { from: 4, to: 10, awards: [{ id: 2002, count: 50 }] },
  ],
  me: { rank: 2, value: money(1_000_000), gap: money(234_567), status: 0 },
  past: [],
};
const keyOf = (period: RankPeriod) => replyKey('rankInfo', { period, pageNum: 1, pageSize: 20 });
const know = (more: Partial<Output<'rankInfo'>> = {}, period: RankPeriod = 1) =>
  setReply(keyOf(period), { ...info, ...more }, { at: now });
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const said = () => document.body.textContent;
const claim = 'Claim: place 2, Nov\u00A024,\u00A02026, ₱30.00';

function runs(more: object | undefined = {}) {
  const type = activityTypes.Rank;
  const activityMap = more ? { [type]: { id: 24, activityType: type, unloginShowStatus: true, ...more } } : {};
  setReply('getActivityIds', { activityMap });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  address.tab = 'day';
  stores.settings.clockOffset = 0;
  stores.settings.config = {};
  stores.replies = {};
  deposited(20_000);
  runs();
  app.money.claimRank.mockResolvedValue({ rewards: cash(3_000), coin: money(0) });
});

test('the day’s places are shown with masked names, own row, gap and time left (A-50, RK-01)', async () => {
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  const rows = [...document.querySelectorAll('table[aria-label=Places] tbody tr')].map(
    ({ textContent }) => textContent,
  );
  expect(rows).toEqual(['1M***Reward: ₱50.00₱12,345.67', '2AnaYouReward: ₱30.00₱10,000.00']);
  expect(document.querySelector('tr[aria-current]')?.textContent).toContain('Ana');
  expect(said()).toContain('Place 1 is ₱2,345.67 ahead.');
  expect(document.querySelector('[role=timer]')?.textContent).toBe('12:00:00');
});

test('ties, first place and no place have their own wording (RK-01)', async () => {
  know({ me: { ...info.me, gap: money(0) } });
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain('You’re tied with place 1, which got there first.');
  await act(async () => know({ me: { ...info.me, rank: 1, gap: money(0) } }));
  expect(said()).toContain('You’re in first place.');
  await act(async () =>
    know({ list: [], total: 0, pages: 0, me: { rank: 0, value: money(0), gap: money(0), status: 0 } }),
  );
  expect(said()).toContain('Your placeNone yet');
  expect(said()).toContain('No one is ranked yet');
});

test('rewards, wagering and rules are shown before anything is claimed (RK-01)', async () => {
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain('4 to 1050 points');
  expect(said()).toContain('Cash rewards are bonus money: wager 5×');
  expect(said()).toContain('If totals are equal, whoever got there first ranks higher.');
  expect(said()).toContain('Claim rewards within 7 days after a period ends.');
});

test('the selected tab is in the address (RK-01)', async () => {
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  await press('Week');
  expect(replaceUrl).toHaveBeenCalledExactlyOnceWith('/rank?tab=week');
  address.tab = 'week';
  know({ me: { ...info.me, rank: 7 } }, 2);
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain('Your place7');
  expect(app.replies.read).toHaveBeenCalledWith('rankInfo', { period: 2, pageNum: 1, pageSize: 20 });
});

test('an ended period’s reward is claimed once, and its deadline is shown (RK-01)', async () => {
  know({ past: [result], me: { ...info.me, status: 1 } });
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain('Place 2 · Bets: ₱900.00');
  expect(said()).toContain('Claim by Dec\u00A01,\u00A02026');
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings.indexOf('Your rewards')).toBeLessThan(headings.indexOf('Places'));
  expect(said().split('Cash rewards are bonus money')).toHaveLength(2);
  await press(claim);
  expect(app.money.claimRank).toHaveBeenCalledExactlyOnceWith({ id: result.id });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(cash(3_000));
});

test('a place’s reward has expired once its deadline has passed (RK-01)', async () => {
  know({ past: [{ ...result, expireTime: Date.now() }] });
  await renderScreen(<RankScreen />, { player: 8 });
  expect(button(claim)).toBeUndefined();
  expect(said()).toContain('Expired');
  expect(said()).not.toContain('Claim by');
});

test('a reward already claimed here or elsewhere shows a quiet note (RK-01)', async () => {
  know({ past: [result], me: { ...info.me, status: 1 } });
  app.money.claimRank.mockRejectedValue(new Failure('refused', alreadyDone));
  await renderScreen(<RankScreen />, { player: 8 });
  await press(claim);
  expect(report).not.toHaveBeenCalled();
  await act(async () => know({ past: [{ ...result, status: 2 }], me: { ...info.me, status: 2 } }));
  expect(button(claim)).toBeUndefined();
  expect(said()).toContain('Claimed');
});

test('before the first deposit a place’s cash is locked, with the reason (V-32)', async () => {
  deposited(0);
  know({ past: [result], me: { ...info.me, status: 1 } });
  await renderScreen(<RankScreen />, { player: 8 });
  const locked = button(claim)!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You can claim cash once your first deposit is paid.',
  );
});

test('the page shows standings without urging: a link to limits, not to a game (RG-26)', async () => {
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  const ways = [...document.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(ways).toEqual(['/member/self-limited']);
  expect(said()).toContain('Don’t chase losses for a place.');
});

test('at midnight in Manila the open page moves to the next day (RK-01)', async () => {
  vi.setSystemTime(now + 12 * hour - 2_000);
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  app.replies.read.mockClear();
  await advance(3_000);
  expect(said()).toContain('This ranking has ended.');
  expect(said()).not.toContain('ahead.');
  expect(app.replies.read).toHaveBeenCalledWith('rankInfo', { period: 1, pageNum: 1, pageSize: 20 });
  await act(async () => know({ startTime: now + 12 * hour, endTime: now + 36 * hour, list: [], pages: 0 }));
  expect(said()).not.toContain('This ranking has ended.');
});

test.each([
  [closed, 'Closed for now'],
  [excluded, 'Play is paused for now'],
])('a refusal with %i shows a page that says so (R-13)', async (code, text) => {
  app.replies.read.mockRejectedValue(new Failure('refused', code));
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain(text);
  app.replies.read.mockResolvedValue(undefined);
});

test('a visitor sees what it is about and a log-in link (R-25)', async () => {
  await renderScreen(<RankScreen />);
  expect(said()).toContain('See your rank by day');
  expect(said()).toContain('Log in to continue');
});

test('switched off in the settings, the page says so and makes no requests (RK-01)', async () => {
  stores.settings.config = { features: { rank: 0 } };
  know();
  await renderScreen(<RankScreen />, { player: 8 });
  expect(said()).toContain('Not available right now');
  expect(app.replies.read).not.toHaveBeenCalledWith('rankInfo', expect.anything());
});

test('an ended ranking stays open while a reward of any period can be claimed (Q-20, RK-01)', async () => {
  stores.replies[replyKey('getActivityIds', {})]!.value = { activityMap: {} };
  know();
  know({ me: { ...info.me, status: 1 }, past: [result] }, 2);
  know({}, 3);
  address.tab = 'week';
  await renderScreen(<RankScreen />, { player: 8 });
  expect(go).not.toHaveBeenCalled();
  expect(said()).toContain('Claim by Dec\u00A01,\u00A02026');
});

test('an ended ranking without a reward to claim turns a player away (Q-20)', async () => {
  stores.replies[replyKey('getActivityIds', {})]!.value = { activityMap: {} };
  for (const period of [1, 2, 3] as const) know({ past: [{ ...result, expireTime: now }] }, period);
  await renderScreen(<RankScreen />, { player: 8 });
  expect(go).toHaveBeenCalledExactlyOnceWith('/', { replace: true });
});

test('an ended ranking waits for the newest rewards before it turns a player away (Q-20)', async () => {
  stores.replies[replyKey('getActivityIds', {})]!.value = { activityMap: {} };
  for (const period of [1, 2, 3] as const) know({}, period);
  app.replies.read.mockImplementation((name) => (name === 'rankInfo' ? new Promise(() => {}) : Promise.resolve()));
  await renderScreen(<RankScreen />, { player: 8 });
  expect(go).not.toHaveBeenCalled();
  await act(async () => know({ past: [result] }));
  expect(said()).toContain('Claim by');
});
