// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { default: SignInScreen } = await import('./SignInScreen.tsx');
const { default: RuleScreen } = await import('./RuleScreen.tsx');

const money = (amount: number) => amount as Money;
const awards = [{ id: 2002, count: 10 }];
const met = {
  recharge: money(10_000),
  bet: money(2_000),
  recharged: money(10_000),
  betDone: money(2_000),
  betDays: 7,
  turnover: 5,
};
const standing: Output<'loginBonus3User'> = {
  cycle: 7,
  day: 3,
  signedToday: false,
  serverDate: '2026-11-25',
  list: ([2, 3, 1, 0, 0, 0, 0] as const).map((status, place) => ({ day: place + 1, awards, status })),
  total: [
    { id: 1, days: 3, awards, status: 2 },
    { id: 2, days: 7, awards: [{ id: 2001, count: 500 }], status: 1 },
    { id: 3, days: 15, awards, status: 0 },
  ],
  signedDays: 8,
  need: met,
};
const claim = 'Claim day 3: 10 points';

const know = (more: Partial<Output<'loginBonus3User'>> = {}) => setReply('loginBonus3User', { ...standing, ...more });
const said = () => document.body.textContent;
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.clearAllMocks();
  stores.replies = {};
  setReply('refreshData', { totalRecharge: 20_000 });
  app.money.receiveSignIn.mockResolvedValue({ rewards: awards, coin: money(0), list: [], total: [] });
});

test('a day missing from the list leaves the page without a claim', async () => {
  know({ day: 9 });
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(document.querySelectorAll('ol li')).toHaveLength(7);
  expect(said()).not.toContain('Claim day');
});

test('the seven days show as claimed, missed or today, and a tap claims today (SI-01)', async () => {
  know();
  await renderScreen(<SignInScreen />, { player: 8 });
  const days = [...document.querySelectorAll('ol li')];
  expect(days).toHaveLength(7);
  expect(days.map(({ textContent }) => /Claimed|Missed|Today/.exec(textContent)?.[0])).toEqual([
    'Claimed',
    'Missed',
    'Today',
    ...Array.from({ length: 4 }),
  ]);
  expect(document.querySelector('[aria-current=date]')).toBe(days[2]);
  await press(claim);
  expect(app.money.receiveSignIn).toHaveBeenCalledExactlyOnceWith({ day: 3 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(awards);
});

test('a day already claimed elsewhere is read again without a message (SI-01)', async () => {
  know();
  app.money.receiveSignIn.mockRejectedValue(new Failure('refused', alreadyDone));
  await renderScreen(<SignInScreen />, { player: 8 });
  app.replies.read.mockClear();
  await press(claim);
  expect(toast).not.toHaveBeenCalled();
  expect(app.replies.read).toHaveBeenCalledWith('loginBonus3User', {});
});

test('awards for total days are claimable, claimed, or show the days needed (SI-02)', async () => {
  know();
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(said()).toContain('You’ve claimed 8 days.');
  expect(said()).toContain('8 of 15');
  await press('Claim: 7 days, ₱5.00');
  expect(app.money.receiveSignIn).toHaveBeenCalledExactlyOnceWith({ id: 2 });
});

test('before the first claim the page shows that no day is claimed yet (SI-02)', async () => {
  know({ signedDays: 0 });
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(said()).toContain('No days claimed yet.');
});

test('a day is locked until its conditions are met, with progress and a link to the first (SI-03)', async () => {
  know({ need: { ...met, recharged: money(2_500), betDone: money(0) } });
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(isOff(claim)).toBe(true);
  expect(said()).toContain('₱25.00 of ₱100.00');
  expect(said()).toContain('₱0.00 of ₱20.00');
  expect(document.querySelector('a[href="/wallets"]')).not.toBeNull();
  await press(claim);
  expect(app.money.receiveSignIn).not.toHaveBeenCalled();
});

test('progress of an exceeded condition stops at its target (SI-03)', async () => {
  know({ need: { ...met, recharged: money(170_000), betDone: money(0) } });
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(said()).toContain('₱100.00 of ₱100.00');
});

test('the rules state the operator’s conditions (SI-04)', async () => {
  know();
  await renderScreen(<RuleScreen />, { player: 8 });
  expect(said()).toContain('To claim a day, deposit ₱100.00 in total and bet ₱20.00 in the last 7 days.');
  expect(said()).not.toContain('first deposit');
});

test('the rules state a single condition on its own (SI-04)', async () => {
  know({ need: { ...met, bet: money(0) } });
  await renderScreen(<RuleScreen />, { player: 8 });
  expect(said()).toContain('To claim a day, deposit ₱100.00 in total.');
  know({ need: { ...met, recharge: money(0) } });
  await renderScreen(<RuleScreen />, { player: 8 });
  expect(said()).toContain('To claim a day, bet ₱20.00 in the last 7 days.');
});

test('a sign-in without conditions still holds cash until the first deposit (SI-04)', async () => {
  know({ need: { ...met, recharge: money(0), bet: money(0) } });
  await renderScreen(<RuleScreen />, { player: 8 });
  expect(said()).toContain('Claiming a day has no conditions.');
  expect(said()).toContain('You can claim cash once your first deposit is paid.');
});

test('the days are read again at midnight in Manila (SI-05)', async () => {
  vi.useFakeTimers();
  vi.setSystemTime(Date.UTC(2026, 10, 25, 15, 59, 50));
  know();
  await renderScreen(<SignInScreen />, { player: 8 });
  app.replies.read.mockClear();
  await advance(15_000);
  expect(app.replies.read).toHaveBeenCalledWith('loginBonus3User', {});
});

test('claiming a day that has just ended says that a new day has begun (SI-05)', async () => {
  know();
  app.money.receiveSignIn.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'today' }));
  await renderScreen(<SignInScreen />, { player: 8 });
  await press(claim);
  expect(toast).toHaveBeenCalledExactlyOnceWith('It’s a new day. Your reward is ready.');
});

test('cash awards wait for the first deposit, points don’t (V-32)', async () => {
  setReply('refreshData', { totalRecharge: 0 });
  know();
  await renderScreen(<SignInScreen />, { player: 8 });
  expect(isOff('Claim: 7 days, ₱5.00')).toBe(true);
  expect(isOff(claim)).toBe(false);
});
