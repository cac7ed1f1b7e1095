// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const device = vi.hoisted(() => ({ still: true }));
vi.mock('#data/preferences.ts', () => ({ movesLess: () => device.still }));
const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));

const { stores } = await import('#data/stores.ts');
const { default: SpinScreen } = await import('./SpinScreen.tsx');

const money = (amount: number) => amount as Money;
const chances = [300, 120, 250, 25, 100, 150, 5, 50];
const standing: Output<'actInviteUser'> = {
  id: 0,
  startTime: 0,
  endTime: 0,
  amount: money(0),
  target: money(5_000),
  spinTimes: 3,
  status: 0,
  cells: chances.map((chance, place) => ({ id: place + 1, propId: 2001, count: 100, chance: chance * 1_000 })),
  inviteCount: 0,
  shareUrl: 'https://perlas.test/auth/register?code=ABC',
  rule: { days: 7, welcome: 3, invite: 2, share: 1, turnover: 5 },
  sharedToday: false,
};
const spun: Output<'actInviteUserSpin'> = {
  cellId: 2,
  propId: 2001,
  count: 500,
  amount: money(500),
  target: money(5_000),
  spinTimes: 2,
  status: 1,
  rewards: [],
  coin: money(0),
};

const know = (more: Partial<Output<'actInviteUser'>> = {}) => setReply('actInviteUser', { ...standing, ...more });
const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const said = () => document.body.textContent;
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.clearAllMocks();
  device.still = true;
  history.replaceState(null, '', '/activity/spin');
  stores.replies = {};
  deposited(20_000);
  app.money.spinInvite.mockResolvedValue(spun);
});

test('odds and rules are on the page before the first spin (SP-06)', async () => {
  know();
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(document.querySelectorAll('table tbody tr')).toHaveLength(8);
  expect(said()).toContain('Reach ₱50.00 in time to claim the full amount. If you don’t, the round expires.');
  expect(said()).toContain('Wagering requirement: wager what you claim 5×');
  expect(said()).toContain('Your first spin starts a round of 7 days.');
});

test('a tap spins once, and the result is the operator’s (SP-01)', async () => {
  know();
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('SPIN');
  expect(app.money.spinInvite).toHaveBeenCalledExactlyOnceWith({ id: 0 });
  expect(said()).toContain('You won ₱5.00');
  expect(document.querySelectorAll('li[data-won]')).toHaveLength(1);
});

test('a second tap within 300 ms is ignored (SP-01, K-10)', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  know({ id: 4, status: 1, endTime: Date.now() + 1_000_000 });
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('SPIN');
  await press('SPIN');
  expect(app.money.spinInvite).toHaveBeenCalledExactlyOnceWith({ id: 4 });
  await advance(300);
  await press('SPIN');
  expect(app.money.spinInvite).toHaveBeenCalledTimes(2);
});

test('the amount grows when the wheel has landed, not before (SP-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] });
  device.still = false;
  know();
  app.money.spinInvite.mockImplementation(async () => {
    know({ amount: money(500), status: 1, id: 4, spinTimes: 2, endTime: Date.now() + 1_000_000 });
    return spun;
  });
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('SPIN');
  await advance(500);
  expect(said()).toContain('3 spins left');
  expect(said()).not.toContain('You won');
  await advance(15_000);
  expect(said()).toContain('2 spins left');
  expect(said()).toContain('₱5.00 of ₱50.00');
});

test('the balance shows what a spin pays once the wheel has landed (SP-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] });
  device.still = false;
  Object.assign(stores.wallet, { coin: 5_000 });
  know();
  await renderScreen(<SpinScreen />, { player: 8 });
  const balance = () => document.querySelector('output[aria-label="Balance"]')!.textContent;
  await press('SPIN');
  await act(async () => void Object.assign(stores.wallet, { coin: 10_000 }));
  await advance(500);
  expect(balance()).toContain('₱50.00');
  await advance(15_000);
  expect(balance()).toContain('₱100.00');
});

test('a refused spin marks no cell and says why (SP-01)', async () => {
  know();
  app.money.spinInvite.mockRejectedValue(new Failure('refused', conditionUnmet, { need: 'spins' }));
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('SPIN');
  expect(document.querySelectorAll('li[data-lit]')).toHaveLength(0);
  expect(isOff('SPIN')).toBe(false);
});

test('a spin with an unknown outcome stops the wheel and blocks the next spin (SP-01)', async () => {
  know();
  app.money.spinInvite.mockImplementation(async () => {
    stores.acts = { actInviteUserSpin: { requestId: 'r1', call: 'actInviteUserSpin', state: 'uncertain', at: 1 } };
    throw new Failure('uncertain', 0, { requestId: 'r1' });
  });
  app.money.settle.mockRejectedValue(new Failure('network'));
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('SPIN');
  expect(said()).toContain('won’t do it twice');
  expect(document.querySelectorAll('li[data-lit]')).toHaveLength(0);
  expect(isOff('SPIN')).toBe(true);
  stores.acts = {};
});

test('without spins left the page shows how to get more, and refreshes when seen again (SP-02)', async () => {
  know({ spinTimes: 0 });
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(isOff('SPIN')).toBe(true);
  expect(said()).toContain('2 spins for each friend who joins');
  expect(said()).toContain('1 spin for sharing or copying your link, once a day');
  app.replies.read.mockClear();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(app.replies.read).toHaveBeenCalledWith('actInviteUser', {});
});

test('copying the link counts as a share only when the copy succeeds (SP-02)', async () => {
  know();
  app.money.shareInvite.mockResolvedValue({ shareUrl: standing.shareUrl, spinTimes: 4 });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await renderScreen(<SpinScreen />, { player: 8 });
  await press('Copy link');
  expect(app.money.shareInvite).not.toHaveBeenCalled();
  write.mockResolvedValue();
  await press('Copy link');
  expect(write).toHaveBeenLastCalledWith(standing.shareUrl);
  expect(app.money.shareInvite).toHaveBeenCalledExactlyOnceWith({ via: 'copy' });
});

test('an amount that reached the target is claimed in the centre of the wheel (SP-03)', async () => {
  know({ id: 4, status: 2, amount: money(5_300) });
  app.money.exchangeInvite.mockResolvedValue({ status: 3, rewards: [{ id: 2001, count: 5_300 }], coin: money(5_300) });
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(button('SPIN')).toBeUndefined();
  await press('CLAIM');
  expect(app.money.exchangeInvite).toHaveBeenCalledExactlyOnceWith({});
  expect(showRewards).toHaveBeenCalledExactlyOnceWith([{ id: 2001, count: 5_300 }]);
});

test('before the first deposit the claim is locked, says why and links to the deposit (SP-03, V-32)', async () => {
  deposited(0);
  know({ id: 4, status: 2, amount: money(5_300) });
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(isOff('CLAIM')).toBe(true);
  expect(said()).toContain('once your first deposit is paid');
  expect(document.querySelector('a[href="/wallets"]')).not.toBeNull();
});

test('a claim shows what was claimed (SP-03)', async () => {
  know({ id: 4, status: 3, amount: money(5_100) });
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(said()).toContain('You claimed ₱51.00 from your last round. Your next spin starts a new one.');
});

test('an ended round shows what happened to its amount (SP-04)', async () => {
  know({ id: 4, status: 4, amount: money(3_250), endTime: 1 });
  await renderScreen(<SpinScreen />, { player: 8 });
  expect(said()).toContain('Your last round ended at ₱32.50, below ₱50.00, so it expired. You keep your spins');
  await press('SPIN');
  expect(app.money.spinInvite).toHaveBeenCalledExactlyOnceWith({ id: 0 });
});

test('nothing is spun offline', async () => {
  know();
  await renderScreen(<SpinScreen />, { player: 8, online: false });
  expect(isOff('SPIN')).toBe(true);
});

test('a visitor sees what the spin is about and can log in (R-13)', async () => {
  await renderScreen(<SpinScreen />);
  expect(said()).toContain('Invite friends for more spins.');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
});
