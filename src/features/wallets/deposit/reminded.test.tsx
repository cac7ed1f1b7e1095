// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { choose, opener } from '#tests/support/depositForm.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

type Show = (name: string, props: { isUnsure: boolean; onDeposit: () => void }) => Promise<void>;
const show = vi.hoisted(() => vi.fn<Show>());
vi.mock('#nav/modals.ts', async (load) => ({ ...(await load<object>()), show }));
vi.mock('#shared/rg/firstLimits.ts', () => ({ useFirstLimits: () => () => true }));

const { stores } = await import('#data/stores.ts');
const { Deposit } = await import('./Deposit.tsx');

const [on, off] = [1, 0].map((reminder) => ({ limits: [], reminder }));

/** Opens the form with what the device has kept of the reminder, and chooses ₱500. */
async function open(kept: object | undefined) {
  setReply('selfLimitInfo', kept);
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
  await choose('₱500.00');
}

beforeEach(() => {
  vi.clearAllMocks();
  show.mockResolvedValue();
  app.money.deposit.mockResolvedValue({ orderNo: 'D2', payUrl: 'https://elsewhere.test/' });
  stores.settings.config = {
    rechargeTypes: [{ id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 1 }],
    rechargeItems: [{ id: 1, price: 50_000 as Money, sort: 1 }],
  };
  stores.replies = {};
  stores.rg.pending = [];
  setReply('refreshData', { totalRecharge: 20_000 });
  setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } });
  app.replies.read.mockImplementation(async () => {});
});

test.each([
  ['nothing', undefined],
  ['that it was off', off],
])('with %s kept a deposit waits until it is known whether to remind (players B22)', async (_, kept) => {
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'selfLimitInfo') await new Promise<void>((answer) => answers.push(answer));
  });
  await open(kept);
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  await press('Deposit');
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(app.money.deposit).not.toHaveBeenCalled();
  await act(async () => {
    setReply('selfLimitInfo', on, { at: 2 });
    for (const answer of answers) answer();
  });
  await press('Deposit');
  expect(app.money.deposit).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledExactlyOnceWith('reminder', expect.objectContaining({ isUnsure: false }));
  await act(async () => show.mock.lastCall![1].onDeposit());
  expect(app.money.deposit).toHaveBeenCalledOnce();
});

test.each([
  ['is back', false],
  ['is back, and no call has succeeded yet', true],
])('a deposit waits for what is asked again once the network %s (players B22)', async (_, failing) => {
  const answers: (() => void)[] = [];
  const fail = async (name: string) => {
    if (name === 'selfLimitInfo') throw new Failure('offline');
  };
  app.replies.read.mockImplementation(fail);
  onTestFinished(() => void (stores.network.failing = false));
  await open(undefined);
  await act(async () => void Object.assign(stores.network, { onLine: false, failing }));
  app.replies.read.mockImplementation(async (name) => {
    if (name !== 'selfLimitInfo') return;
    await new Promise<void>((answer) => answers.push(answer));
    setReply('selfLimitInfo', off, { at: 2 });
  });
  await act(async () => void (stores.network.onLine = true));
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('true');
  await act(async () => answers.forEach((answer) => answer()));
  await press('Deposit');
  expect(show).not.toHaveBeenCalled();
  expect(app.money.deposit).toHaveBeenCalledOnce();
});

test('a reminder that can’t be loaded once the network is back is shown (players B22)', async () => {
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'selfLimitInfo') throw new Failure('offline');
  });
  await open(undefined);
  for (const onLine of [false, true]) await act(async () => void (stores.network.onLine = onLine));
  expect(button('Deposit')!.getAttribute('aria-busy')).not.toBe('true');
  await press('Deposit');
  expect(show).toHaveBeenCalledExactlyOnceWith('reminder', expect.objectContaining({ isUnsure: true }));
});

test.each([
  ['nothing', undefined, true],
  ['that it was off', off, true],
  ['that it was on', on, false],
])('a reminder that can’t be loaded, with %s kept, is shown (players B22)', async (_, kept, isUnsure) => {
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'selfLimitInfo') throw new Failure('timeout');
  });
  await open(kept);
  expect(button('Deposit')!.getAttribute('aria-busy')).toBe('false');
  await press('Deposit');
  expect(app.money.deposit).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledWith('reminder', expect.objectContaining({ isUnsure }));
});

test('a reminder that was switched on here, and waits for delivery, is shown (players B22)', async () => {
  const input = { kind: 'reminder', period: 'month', value: 1 };
  Object.assign(stores.rg, { pending: [{ call: 'selfLimitSet', input, at: 1 }] });
  await open(off);
  await press('Deposit');
  expect(show).toHaveBeenCalledWith('reminder', expect.objectContaining({ isUnsure: false }));
});

test('a change on this device is waited for, and a deposit without the reminder is sent (players B22)', async () => {
  await open(off);
  await act(async () => void (stores.replies[replyKey('selfLimitInfo', {})] = { at: 1, stale: true, value: off! }));
  await press('Deposit');
  expect(app.money.deposit).not.toHaveBeenCalled();
  await act(async () => setReply('selfLimitInfo', off, { at: 2 }));
  await press('Deposit');
  expect(app.money.deposit).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});
