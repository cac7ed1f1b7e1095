// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activityClosed } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));

const { stores } = await import('#data/stores.ts');
const { default: FirstDepositScreen } = await import('./FirstDepositScreen.tsx');
const { default: FirstDepositModal } = await import('./FirstDepositModal.tsx');

const now = Date.UTC(2026, 10, 25, 4);
const day = 24 * 60 * 60 * 1_000;
const money = (amount: number) => amount as Money;
const offer = (id: number, pesos: number, rate: number, status: FirstOffer['status'] = 0): FirstOffer => ({
  id,
  price: money(pesos * 100),
  bonus: money((pesos * rate) / 100),
  rate,
  status,
});
const know = (items: FirstOffer[], more: Partial<Output<'firstDepositInfo'>> = { endTime: now + 2 * day }) =>
  act(async () => {
    const value = { items, turnover: 10, ...more };
    setReply('firstDepositInfo', value);
  });
const deposited = (totalRecharge: number) =>
  act(async () => {
    setReply('refreshData', { totalRecharge });
  });
const said = () => document.body.textContent;
const links = () => [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
const both = [offer(3, 200, 5_000), offer(4, 500, 6_000)];
const toWallet = [
  ['Deposit ₱200.00 +₱100.00 bonus +50%', '/wallets?name=deposit&back=1&item=3'],
  ['Deposit ₱500.00 +₱300.00 bonus +60%', '/wallets?name=deposit&back=1&item=4'],
];

beforeEach(async () => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.setSystemTime(now);
  stores.replies = {};
  await deposited(0);
  app.money.claimFirstDeposit.mockResolvedValue({ rewards: [{ id: 2001, count: 30_000 }], coin: money(0) });
});

test('each offer shows price, bonus, rate and time left, and links to its amount in the wallet (FD-01)', async () => {
  await know(both);
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(links()).toEqual(toWallet);
  expect(said()).toContain('+₱300.00 bonus');
  expect(said()).toContain('+60%');
  expect(document.querySelector('[role=timer]')!.textContent).toContain('2 days');
});

test('a rate is shown to the tenth of a percent, and never rounded up (FD-01)', async () => {
  await know([offer(5, 20_000, 1_250), offer(6, 3_000, 666)]);
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(said()).toContain('+12.5%');
  expect(said()).toContain('+6.6%');
});

test('the wagering requirement shows before a bonus is chosen (RG-26)', async () => {
  await know(both);
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(said()).toContain('Wager the bonus 10× in any game before you withdraw it or its winnings');
  expect(said()).toContain('You can also deposit without it');
});

test('an offer disappears when its time is over (FD-01)', async () => {
  await know(both, { endTime: now + 5_000 });
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  app.replies.read.mockClear();
  await advance(6_000);
  expect(said()).toContain('This offer has ended');
  expect(said()).toMatch(/It was for first deposits made by Nov\s25,\s2026, 12:00/);
  expect(app.replies.read).toHaveBeenCalledWith('firstDepositInfo', {});
});

test('the offer is gone after the first deposit, even before the operator confirms it (FD-01)', async () => {
  await know(both);
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  await deposited(20_000);
  expect(said()).toContain('This offer has ended');
  expect(said()).toContain('It was for a first deposit, and you’ve already made yours.');
  expect(links().map(([, to]) => to)).toEqual(['/wallets']);
});

test('a used offer shows what was added (FD-01)', async () => {
  await deposited(50_000);
  await know([offer(3, 200, 5_000, 3), offer(4, 500, 6_000, 2)], {});
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(said()).toContain('You already got your first deposit bonus');
  expect(said()).toContain('₱300.00 was added for your ₱500.00 deposit.');
});

test('a bonus earned by another amount shows its terms and is claimed once (FD-01)', async () => {
  await deposited(60_000);
  await know([offer(3, 200, 5_000, 3), offer(4, 500, 6_000, 1)], {});
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(said()).toContain('Wager it 10× in any game');
  await press('Claim: ₱300.00');
  expect(app.money.claimFirstDeposit).toHaveBeenCalledExactlyOnceWith({ id: 4 });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith([{ id: 2001, count: 30_000 }]);
});

test('a direct link to a closed activity shows that it isn’t available (A-39, R-13)', async () => {
  app.replies.read.mockRejectedValue(new Failure('refused', activityClosed));
  await renderScreen(<FirstDepositScreen />, { player: 8 });
  expect(said()).toContain('Not available right now');
  app.replies.read.mockResolvedValue(undefined);
});

test('a visitor sees what the offer is about and links to log in or register (A-39)', async () => {
  await renderScreen(<FirstDepositScreen />);
  expect(said()).toContain('Get a bonus on your first deposit');
  expect(links().map(([, to]) => to)).toEqual(['/auth/login', '/auth/register']);
});

test('the dialog links each offer to the wallet and can be dismissed (M-05)', async () => {
  const close = vi.fn();
  HTMLDialogElement.prototype.showModal ??= () => {};
  await know(both);
  await renderScreen(<FirstDepositModal close={close} />, { player: 8 });
  expect(links()).toEqual(toWallet);
  expect(button('Not now')).toBeDefined();
  await act(async () => [...document.querySelectorAll('button')].at(-1)!.click());
  expect(close).toHaveBeenCalledOnce();
});
