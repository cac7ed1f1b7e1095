// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press, unmount } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { vipInfo, vipMap } from '#tests/support/vip.ts';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));
const toast = vi.hoisted(() => vi.fn());
vi.mock('#nav/toasts.ts', () => ({ toast }));

const { stores } = await import('#data/stores.ts');
const { default: VipScreen } = await import('./VipScreen.tsx');
const { default: TasksScreen } = await import('./TasksScreen.tsx');

const money = (amount: number) => amount as Money;
const rewards = [{ id: 2002, count: 5 }];
const given = { rewards, coin: money(0) };

const know = (more: Partial<Output<'getVipInfo'>> = {}, at = Date.UTC(2026, 10, 25, 4)) =>
  setReply('getVipInfo', { ...vipInfo, ...more }, { at });
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const said = () => document.body.textContent;
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.setSystemTime(Date.UTC(2026, 10, 25, 4));
  vi.clearAllMocks();
  stores.settings.config = { vipMap };
  stores.replies = {};
  deposited(20_000);
  app.money.claimVipUpgrade.mockResolvedValue({ ...given, levels: [] });
  app.money.claimVipDaily.mockResolvedValue({ ...given, daily: vipInfo.daily });
  app.money.claimVipSignIn.mockResolvedValue({ ...given, signIn: vipInfo.signIn });
  app.money.claimVipTask.mockResolvedValue({ ...given, tasks: [] });
  app.money.claimVipRest.mockResolvedValue({ ...given, unReceiveBonus: money(0) });
});

test('a tap claims the award for a level reached (VI-03)', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  await press('Claim: Silver, ₱200.00');
  expect(app.money.claimVipUpgrade).toHaveBeenCalledExactlyOnceWith({ level: 2 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith(rewards);
});

test('a tap claims the daily award and the sign-in (VI-04)', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(document.querySelectorAll('ol li')).toHaveLength(7);
  expect(document.querySelector('[aria-current=date]')!.textContent).toContain('Day 3');
  await press('Claim: Daily reward, 10 points');
  expect(app.money.claimVipDaily).toHaveBeenCalledExactlyOnceWith({});
  await press('Claim: VIP sign-in, 5 points');
  expect(app.money.claimVipSignIn).toHaveBeenCalledExactlyOnceWith({ day: 3 });
});

test('after both claims the next time shows, and midnight in Manila refreshes the page (VI-04)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 15, 59, 50) });
  know({ daily: { ...vipInfo.daily, status: 2 }, signIn: { ...vipInfo.signIn, status: 2, days: 3 } });
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('Next rewards at midnight, Manila time.');
  app.replies.read.mockClear();
  await advance(15_000);
  expect(app.replies.read).toHaveBeenCalledWith('getVipInfo', {});
});

test('below the level with daily awards the page shows from which level they start (VI-04)', async () => {
  const locked = { status: 0 as const, awards: [] };
  know({
    vip: 0,
    daily: locked,
    signIn: { ...vipInfo.signIn, status: 0, days: 0 },
    tasks: [],
    unReceiveBonus: money(0),
  });
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('Bronze and up');
  expect(said()).toContain('No VIP tasks at your level yet.');
  expect(button('Claim: Daily reward, ')).toBeUndefined();
});

test('a done task is claimed, an open one shows progress, and the rest is claimed together (VI-05)', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('₱5,000.00 of ₱5,000.00');
  expect(said()).toContain('1 of 3');
  expect(said()).toMatch(/Claim it by Dec\s6,\s2026/);
  await press('Claim: Bet ₱5,000 this week, ₱10.00');
  expect(app.money.claimVipTask).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  await press('Claim: Left from past weeks, ₱15.00');
  expect(app.money.claimVipRest).toHaveBeenCalledExactlyOnceWith({});
  vi.setSystemTime(vipInfo.unReceiveUntil!);
  await unmount();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(button('Claim: Left from past weeks, ₱15.00')).toBeUndefined();
  expect(said()).not.toContain('Claim it by');
});

test('the tasks have their own page with the same actions (A-49, VI-05)', async () => {
  know();
  await renderScreen(<TasksScreen />, { player: 8 });
  expect(document.querySelector('h1')!.textContent).toBe('VIP tasks');
  expect([...document.querySelectorAll('h2')].at(-1)!.textContent).toBe('This week');
  await press('Claim: Bet ₱5,000 this week, ₱10.00');
  expect(app.money.claimVipTask).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  expect(said()).toContain('Cash rewards are bonus money: wager 5×');
});

test('a claim of cash shows its wagering requirement first (RG-26)', async () => {
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  expect(said()).toContain('Cash rewards are bonus money: wager 5× to withdraw');
});

test('cash waits for the first deposit with the reason, points don’t (V-32)', async () => {
  deposited(0);
  know();
  await renderScreen(<VipScreen />, { player: 8 });
  const locked = button('Claim: Silver, ₱200.00')!;
  expect(locked.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(locked.getAttribute('aria-describedby')!)!.textContent).toBe(
    'You can claim cash once your first deposit is paid.',
  );
  expect(isOff('Claim: Bet ₱5,000 this week, ₱10.00')).toBe(true);
  expect(isOff('Claim: Left from past weeks, ₱15.00')).toBe(true);
  expect(isOff('Claim: Daily reward, 10 points')).toBe(false);
  expect(document.querySelector('a[href="/wallets"]')).not.toBeNull();
});

test('an award already claimed elsewhere is read again without a message (VI-03, VI-04)', async () => {
  know();
  app.money.claimVipDaily.mockRejectedValue(new Failure('refused', alreadyDone));
  await renderScreen(<VipScreen />, { player: 8 });
  app.replies.read.mockClear();
  await press('Claim: Daily reward, 10 points');
  expect(toast).not.toHaveBeenCalled();
  expect(app.replies.read).toHaveBeenCalledWith('getVipInfo', {});
});

test('a sign-in for a day that has just ended says that a new day has begun (VI-04)', async () => {
  know();
  app.money.claimVipSignIn.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'today' }));
  await renderScreen(<VipScreen />, { player: 8 });
  await press('Claim: VIP sign-in, 5 points');
  expect(toast).toHaveBeenCalledExactlyOnceWith('It’s a new day. Your rewards are ready.');
});
