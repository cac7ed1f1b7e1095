// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Rebate } from '#contract/endpoints/rebate.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { routeAt } = await import('#nav/routes.ts');
const { default: RebateScreen } = await import('./RebateScreen.tsx');

const money = (amount: number) => amount as Money;
const rebate = (type: number, name: string, more: Partial<Rebate> = {}): Rebate => ({
  type,
  name,
  validBet: money(0),
  rate: 40,
  bonus: money(0),
  status: 0,
  todayBet: money(0),
  todayBonus: money(0),
  ...more,
});
const slots = rebate(1, 'Slots', { validBet: money(50_000), bonus: money(200), status: 1 });
const bingo = rebate(5, 'Bingo', {
  validBet: money(20_000),
  bonus: money(60),
  todayBet: money(10_000),
  todayBonus: money(30),
});
const poker = rebate(6, 'Poker', { rate: 15 });
const all = [slots, bingo, poker];
const standing = (more: Partial<Output<'betBonus'>> = {}): Output<'betBonus'> => ({
  type: 0,
  list: all,
  total: money(260),
  canReceive: money(260),
  nextTime: Date.now() + 3_600_000,
  minReceive: money(100),
  turnover: 5,
  expireDays: 30,
  ...more,
});
const shown = () => document.body.textContent;
const isOff = (name: string) => button(name)!.getAttribute('aria-disabled');

/** Opens the page with this standing, for a player with this total of deposits in hundredths. */
async function open(more: Partial<Output<'betBonus'>> = {}, totalRecharge = 20_000, at = Date.now()) {
  setReply('refreshData', { totalRecharge });
  setReply(replyKey('betBonus', { type: 0 }), standing(more), { at });
  await render(<RebateScreen />);
}

beforeEach(() => {
  vi.clearAllMocks();
  stores.network.onLine = true;
  Object.assign(stores.session, { userId: 8 });
  const rewards = [{ id: 2001, count: 260 }];
  app.money.claimRebates.mockResolvedValue({ coin: money(1_000), rewards, total: money(0) });
  app.money.claimRebateOf.mockResolvedValue({ coin: money(1_000), rewards, list: [] });
});

test('one tap claims everything, and each game type has its own button (BO-03)', async () => {
  await open();
  await press('Claim all: ₱2.60');
  expect(app.money.claimRebates).toHaveBeenCalledExactlyOnceWith({});
  expect(showRewards).toHaveBeenCalledExactlyOnceWith([{ id: 2001, count: 260 }]);
  await press('Claim: Slots, ₱2.00');
  expect(app.money.claimRebateOf).toHaveBeenCalledExactlyOnceWith({ type: 1 });
});

test('today’s rate is shown only next to today’s bets (G-03)', async () => {
  const risen = rebate(1, 'Slots', { rate: 85, validBet: money(50_000), bonus: money(200), status: 1 });
  await open({ list: [risen, bingo] });
  const text = (name: string) =>
    [...document.querySelectorAll('li')].find((row) => row.textContent.includes(name))!.textContent;
  expect(text('Slots')).toContain('₱2.00 for ₱500.00 in bets');
  expect(text('Slots')).not.toContain('%');
  expect(text('Bingo')).toContain('Today at 0.4%, so far: ₱0.30 for ₱100.00 in bets');
});

test('bets and rate of another day aren’t told as today’s (BO-03)', async () => {
  stores.network.onLine = false;
  await open({}, 20_000, Date.now() - 24 * 60 * 60_000);
  expect(shown()).toContain('₱2.00 for ₱500.00 in bets');
  expect(shown()).not.toContain('Today at');
  expect(shown()).not.toContain('Today’s rebate is ready in');
});

test('a type with nothing but another day’s bets isn’t listed (BO-03)', async () => {
  const played = rebate(1, 'Slots', { todayBet: money(10_000) });
  const types = () => [...document.querySelectorAll('li h2')].map((title) => title.textContent);
  await open({ list: [played, bingo] });
  expect(types()).toEqual(['Slots', 'Bingo']);
  await open({ list: [played, bingo] }, 20_000, Date.now() - 24 * 60 * 60_000);
  expect(types()).toEqual(['Bingo']);
});

test('today’s bets without a rebate so far show alone', async () => {
  await open({ list: [{ ...bingo, todayBonus: undefined }] });
  expect(shown()).toContain('Today at 0.4%, so far: ₱100.00 in bets');
});

test('valid bets, rate and rebate are shown by game type, with the minimum (BO-03)', async () => {
  await open();
  expect(shown()).toContain('Slots₱2.00 for ₱500.00 in bets');
  expect(shown()).toContain('Below the ₱1.00 minimum. “Claim all” includes it.');
  expect(isOff('Claim: Bingo, ₱0.60')).toBe('true');
  expect(shown()).toContain('Today at 0.4%, so far: ₱0.30 for ₱100.00 in bets');
  expect(document.querySelector('[role=timer]')!.getAttribute('aria-label')).toBe('Today’s rebate is ready in');
  expect(shown()).not.toContain('Today at 0.15%');
  expect(document.querySelector('details')!.textContent).toContain('Poker0.15%');
});

const outdated = 'The oldest part has expired. We’ll update the amount once you’re online.';
const reasonOf = (name: string) =>
  document.getElementById(button(name)!.getAttribute('aria-describedby')!)!.textContent;

test('a rebate keeps its amount once its oldest day has expired, and waits for a new answer (BO-03)', async () => {
  const old = rebate(5, 'Bingo', {
    validBet: money(7_500_000),
    bonus: money(30_000),
    status: 1,
    expireTime: Date.now(),
  });
  await open({ list: [slots, old], total: money(30_200), canReceive: money(30_200) });
  expect(shown()).toContain('Bingo₱300.00 for ₱75,000.00 in bets');
  expect(shown()).not.toContain('Claim by');
  expect(button('Claim: Bingo, ₱300.00')).toBeDefined();
  for (const name of ['Claim all: ₱302.00', 'Claim: Bingo, ₱300.00']) {
    expect(isOff(name)).toBe('true');
    expect(reasonOf(name)).toBe(outdated);
  }
  expect(isOff('Claim: Slots, ₱2.00')).toBe('false');
});

test('a rebate with time left is up to date, and so is one that was claimed (BO-03)', async () => {
  const had = rebate(5, 'Bingo', { bonus: money(60), status: 2, expireTime: Date.now() - 1 });
  await open({ list: [{ ...slots, expireTime: Date.now() + 60_000 }, had] });
  expect(shown()).toContain('Claim by');
  expect(shown()).not.toContain(outdated);
});

test('after the claim nothing is left and every type is marked claimed (BO-03)', async () => {
  await open({ total: money(0), canReceive: money(0), list: [rebate(1, 'Slots', { status: 2 })] });
  expect(button('Claim all: ₱0.00')).toBeUndefined();
  expect(shown()).toContain('₱0.00');
  expect(shown()).toContain('Claimed');
});

test('an amount below the minimum cannot be claimed, and the minimum is shown (BO-03)', async () => {
  await open({ total: money(60), canReceive: money(0), list: [bingo] });
  const claim = button('Claim all: ₱0.60')!;
  expect(claim.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(claim.getAttribute('aria-describedby')!)!.textContent).toBe(
    'You can claim once you have ₱1.00.',
  );
  expect(shown()).not.toContain('To withdraw it');
});

test('wagering, games, deadline and opt-in are shown before the claim (BO-06)', async () => {
  await open();
  expect(shown()).toContain('To withdraw it, wager ₱13.00 first (5× the rebate) in any game.');
  expect(shown()).toContain('There’s no deadline for wagering');
  expect(shown()).toContain('Claiming is optional. Unclaimed rebates expire.');
});

test('before the first deposit claims are locked and link to the deposit (V-32)', async () => {
  await open({}, 0);
  for (const name of ['Claim all: ₱2.60', 'Claim: Slots, ₱2.00']) {
    expect(isOff(name)).toBe('true');
    const reason = document.getElementById(button(name)!.getAttribute('aria-describedby')!)!;
    expect(reason.textContent).toBe('You can claim cash once your first deposit is paid.');
  }
  expect(document.querySelector('a[href^="/wallets"]')).not.toBeNull();
});

test('a rebate without wagering is the player’s own money and waits for no deposit (V-32)', async () => {
  await open({ turnover: 0 }, 0);
  for (const name of ['Claim all: ₱2.60', 'Claim: Slots, ₱2.00']) expect(isOff(name)).toBe('false');
  expect(shown()).not.toContain('first deposit');
});

test('a claim refused for a missing deposit stays locked (V-32)', async () => {
  app.money.claimRebates.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'recharge' }));
  setReply('refreshData', undefined);
  setReply(replyKey('betBonus', { type: 0 }), standing());
  await render(<RebateScreen />);
  await press('Claim all: ₱2.60');
  expect(shown()).toContain('You can claim cash once your first deposit is paid.');
});

test('a claim already made elsewhere shows a quiet note and refreshes (BO-03)', async () => {
  app.money.claimRebates.mockRejectedValue(new Failure('refused', alreadyDone));
  await open();
  app.replies.read.mockClear();
  await press('Claim all: ₱2.60');
  expect(toast).toHaveBeenCalledExactlyOnceWith('Already claimed');
  expect(app.replies.read.mock.calls.map(([name]) => name)).toContain('betBonus');
});

test('offline claiming is off (BO-03)', async () => {
  stores.network.onLine = false;
  await open();
  expect(isOff('Claim all: ₱2.60')).toBe('true');
});

test('the page refreshes at midnight in Manila (TK-04)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 15, 59, 59) });
  await open();
  app.replies.read.mockClear();
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  expect(app.replies.read).toHaveBeenCalledWith('betBonus', { type: 0 });
});

test('a visitor sees what it is about and a log-in link', async () => {
  Object.assign(stores.session, { userId: 0 });
  await open();
  expect(shown()).toContain('Get part of every bet back, win or lose.');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(shown()).not.toContain('Slots');
});

test('alias addresses of rebate and record share a page, claims have their own (Q-36)', () => {
  const loads = (...paths: string[]) => new Set(paths.map((path) => routeAt(path)!.load)).size;
  expect(loads('/vip/rebate', '/bonus/rebate')).toBe(1);
  expect(loads('/bonus/record', '/reward/record')).toBe(1);
  expect(loads('/bonus/reward', '/bonus/record')).toBe(2);
});
