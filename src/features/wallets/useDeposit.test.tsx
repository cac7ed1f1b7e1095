// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { render, unmount } from '#tests/support/render.tsx';
import type { PaymentPageOpener } from './paymentPages.ts';

const app = vi.hoisted(() => ({
  money: { deposit: vi.fn<() => Promise<unknown>>(), settle: vi.fn<() => Promise<unknown>>() },
  tab: { resume: vi.fn<() => Promise<void>>() },
  events: { track: vi.fn<() => Promise<void>>() },
}));
vi.mock('#data/worker.ts', () => ({ app }));
const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { useDeposit } = await import('./useDeposit.ts');

const call = 'createRecharge';
const order = { orderNo: 'D1', payUrl: 'https://pay.test/D1' };
const wanted = { rechargeTypeId: 1, amount: 50_000 as Money };
const close = vi.fn<() => void>();
const prepared = { close } as unknown as Window;
const opener = { prepare: vi.fn<PaymentPageOpener['prepare']>(), follow: vi.fn<PaymentPageOpener['follow']>() };
const shown: { deposit?: ReturnType<typeof useDeposit> } = {};
const deposit = () => shown.deposit!;
function Trial() {
  const own = useDeposit(opener);
  useLayoutEffect(() => {
    shown.deposit = own;
  });
  return null;
}

const tap = () => act(async () => deposit().place(wanted));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = (state: 'sending' | 'uncertain') => void (stores.acts[call] = { requestId: 'r', call, state, at: 0 });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubEnv('VITE_PAY_HOSTS', 'https://pay.test');
  stores.acts[call] = undefined;
  stores.network.onLine = true;
  app.tab.resume.mockResolvedValue();
  app.events.track.mockResolvedValue();
  opener.prepare.mockReturnValue(prepared);
  await render(<Trial />);
});

test('the tap opens one window, even for two taps, and follows the order’s page (F9)', async () => {
  app.money.deposit.mockResolvedValue(order);
  await act(async () => {
    deposit().place(wanted);
    expect(opener.prepare).toHaveBeenCalledOnce();
    deposit().place(wanted);
  });
  expect([opener.prepare.mock.calls.length, app.money.deposit.mock.calls.length]).toEqual([1, 1]);
  expect(opener.follow.mock.calls).toEqual([[{ orderNo: 'D1', page: new URL(order.payUrl) }, prepared]]);
  expect(close).not.toHaveBeenCalled();
  expect(deposit()).toMatchObject({ leaving: true, busy: true, note: null });
  expect(localStorage.getItem('player.wallet.unpaid')).toBe('"D1"');
});

test('a refusal closes the window and shows once', async () => {
  app.money.deposit.mockRejectedValue(new Failure('refused', 3007));
  await tap();
  expect(close).toHaveBeenCalledOnce();
  expect(deposit().note).toEqual({ key: 'channelClosed' });
  expect([opener.follow.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
});

test('too many unpaid orders show what to do about them (S18)', async () => {
  const details = { need: 'payment', retryAfter: 61 };
  app.money.deposit.mockRejectedValue(new Failure('refused', 4002, details));
  await tap();
  expect(deposit().note).toEqual({ key: 'unpaidOrders', minutes: 2 });
});

test('an unknown outcome closes the window, and a recovered order continues without one', async () => {
  app.money.deposit.mockImplementation(async () => {
    open('sending');
    await new Promise((done) => setTimeout(done, 100));
    open('uncertain');
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  await tap();
  await pass(100);
  expect(close).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: order };
  });
  await pass(5_000);
  expect(opener.follow.mock.calls).toEqual([[{ orderNo: 'D1', page: new URL(order.payUrl) }, null]]);
  expect(deposit().note).toBeNull();
});

test('an order recovered after a reload shows its details, and continues only at a tap (WA-05)', async () => {
  await act(async () => open('uncertain'));
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: order };
  });
  await pass(5_000);
  expect(opener.follow).not.toHaveBeenCalled();
  expect(deposit().found).toEqual({ order });
  await act(async () => deposit().payFound(order));
  expect(opener.follow.mock.calls).toEqual([[{ orderNo: 'D1', page: new URL(order.payUrl) }, prepared]]);
  expect(deposit().found).toBeNull();
});

test('an act that was not done is reported as not placed (WA-05)', async () => {
  await act(async () => open('uncertain'));
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'notDone' };
  });
  await pass(5_000);
  expect(deposit().found).toEqual({ key: 'notPlaced' });
});

test('an order that comes after the form was left opens no payment page, and a toast says where it is', async () => {
  let answer: (placed: typeof order) => void = () => {};
  app.money.deposit.mockReturnValue(new Promise((done) => (answer = done)));
  await tap();
  await unmount();
  await act(async () => answer(order));
  expect(opener.follow).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
  expect(toasted.text).toBe('Order D1 is in your transactions. You can pay it there.');
  expect(localStorage.getItem('player.wallet.unpaid')).toBe('"D1"');
});
