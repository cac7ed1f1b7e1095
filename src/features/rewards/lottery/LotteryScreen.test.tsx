// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/href.ts', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ type: address.type }),
}));

const address = vi.hoisted(() => ({ type: '' }));
const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { default: LotteryScreen } = await import('./LotteryScreen.tsx');

const { Lottery: daily, WeekendLottery: weekend } = activityTypes;
const now = Date.UTC(2026, 10, 25, 3);
const hour = 60 * 60_000;
const money = (amount: number) => amount as Money;

const round: Output<'lotteryInfo'> = {
  activityType: daily,
  name: 'Daily 6/42',
  round: 7,
  drawTime: now + 10 * hour,
  salesEnd: now + 9 * hour,
  nextSales: now + 10 * hour,
  jackpot: money(50_000_000),
  price: 1,
  myTickets: 2,
  lottery: 8,
  numbers: { pick: 6, max: 42 },
  most: 20,
  left: 98,
  combinations: 5_245_786,
  prizes: [
    { matched: 6, ways: 1 },
    { matched: 3, ways: 142_800, prize: money(2_500) },
  ],
  unclaimed: money(0),
};

const infoOf = (type: number) => replyKey('lotteryInfo', { activityType: type as typeof daily });
const know = (info: Partial<Output<'lotteryInfo'>> = {}) =>
  setReply(infoOf(info.activityType ?? daily), { ...round, ...info });
function runs(...types: number[]) {
  const activityMap = Object.fromEntries(
    types.map((activityType, id) => [String(activityType), { id, activityType, unloginShowStatus: true }]),
  );
  setReply('getActivityIds', { activityMap, activityIds: [] });
}
const shown = () => document.body.textContent;
const choose = async (...numbers: number[]) => {
  for (const number of numbers) await press(`Number ${number}`);
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now });
  address.type = '';
  stores.wallet.held.lottery = { amount: 8, at: 1 };
  runs(daily, weekend);
  know();
  know({ activityType: weekend, round: 9, price: 2 });
});

test('the page shows the jackpot, the draw, the time left to buy, the price and the tickets (LO-01)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  expect(shown()).toContain('₱500,000.00');
  expect(shown()).toContain('Nov\u00A025,\u00A02026, 21:00');
  expect(document.querySelector('[role=timer]')!.textContent).toBe('9:00:00');
  expect(shown()).toContain('2 entries in this draw');
  expect(shown()).toContain('1 ticket per entry');
});

test('prizes and their odds show above the numbers (players B18)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  const table = document.querySelector('table')!;
  expect(table.textContent).toContain('6/6Jackpot, shared1 in 5,245,786');
  expect(table.textContent).toContain('3/6₱25.001 in 37');
  expect(table.compareDocumentPosition(button('Number 1')!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('chosen numbers are bought once, in ascending order, and the order is shown (LO-02)', async () => {
  app.money.buyLottery.mockResolvedValue({
    orderNo: 'L1',
    round: 7,
    drawTime: round.drawTime,
    tickets: [[1, 2, 3, 4, 5, 42]],
    coin: money(0),
    lottery: 7,
  });
  await renderScreen(<LotteryScreen />, { player: 8 });
  await choose(42, 1, 2, 3, 4, 5);
  await press('Buy 1 entry · 1 ticket');
  const numbers = [[1, 2, 3, 4, 5, 42]];
  expect(app.money.buyLottery).toHaveBeenCalledExactlyOnceWith({ round: 7, productId: 0, num: 1, numbers });
  expect(shown()).toContain('You’re in the draw');
  expect(shown()).toContain('Order L1');
  await act(async () => know({ round: 8 }));
  expect(shown()).not.toContain('Order L1');
  await act(async () => know());
  await press('Buy more');
  expect(shown()).toContain('Choose 6 numbers');
});

test('a quick pick and further entries go into one order (LO-02)', async () => {
  app.money.buyLottery.mockRejectedValue(new Failure('refused', codes.lowBalance));
  await renderScreen(<LotteryScreen />, { player: 8 });
  await press('Quick pick');
  await press('Add another entry');
  await press('Quick pick');
  await press('Buy 2 entries · 2 tickets');
  const [sent] = app.money.buyLottery.mock.calls.flat();
  expect(sent).toMatchObject({ round: 7, productId: 0, num: 2 });
  expect(sent!.numbers).toHaveLength(2);
  for (const each of sent!.numbers!) expect(new Set(each).size).toBe(6);
  expect(button('Buy 2 entries · 2 tickets')).toBeDefined();
});

test('an incomplete entry isn’t sent, shows what is missing, and keeps the chosen numbers (V-29)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  await choose(4, 8);
  await press('Buy');
  expect(document.querySelector('[role=alert]')!.textContent).toBe('Choose 4 more numbers, or clear this entry.');
  expect(shown().split('more numbers')).toHaveLength(2);
  expect(app.money.buyLottery).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Number 1'));
  expect(button('Number 8')!.getAttribute('aria-pressed')).toBe('true');
  await choose(1, 2, 3, 5);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(button('Number 9')!.getAttribute('aria-disabled')).toBe('true');
});

test('without enough tickets, or offline, the page says so and buys nothing (LO-02)', async () => {
  stores.wallet.held.lottery = { amount: 0, at: 1 };
  await renderScreen(<LotteryScreen />, { player: 8 });
  await press('Quick pick');
  await press('Buy 1 entry · 1 ticket');
  expect(shown()).toContain('You need 1 lottery ticket.');
  stores.wallet.held.lottery = { amount: 3, at: 1 };
  await act(async () => void (stores.network.onLine = false));
  expect(shown()).toContain('You need a connection to buy.');
  await press('Buy 1 entry · 1 ticket');
  expect(app.money.buyLottery).not.toHaveBeenCalled();
});

test('offline the link to waiting prizes is off and says why (LO-04)', async () => {
  know({ unclaimed: money(2_500) });
  await renderScreen(<LotteryScreen />, { player: 8, online: false });
  const claim = button('Claim: You have ₱25.00 to claim')!;
  expect(claim.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(claim.getAttribute('aria-describedby')!)!;
  expect(reason.textContent).toBe('This needs a connection.');
  await act(async () => void (stores.network.onLine = true));
  expect(button('Claim: You have ₱25.00 to claim')).toBeUndefined();
  const link = document.querySelector('[aria-label="Claim: You have ₱25.00 to claim"]')!;
  expect(link.getAttribute('href')).toBe('/activity/lottery/record');
});

test('when sales end on the open page, buying stops and the next opening shows (LO-05)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  await press('Quick pick');
  await advance(9 * hour);
  expect(button('Quick pick')).toBeUndefined();
  expect(shown()).toContain('Sales are closed. They reopen Nov\u00A025,\u00A02026, 21:00.');
  expect(shown()).toContain('Draw in');
});

test('sales end by the operator’s clock, whatever the device’s clock shows (LO-05)', async () => {
  stores.settings.clockOffset = 9 * hour;
  await renderScreen(<LotteryScreen />, { player: 8 });
  expect(shown()).toContain('Sales are closed');
  await act(async () => void (stores.settings.clockOffset = 0));
  expect(shown()).not.toContain('Sales are closed');
});

test('the result is polled from draw time on, and shown as soon as it arrives (LO-04)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  await advance(10 * hour);
  expect(shown()).toContain('Drawing now…');
  app.replies.read.mockClear();
  await advance(4_000);
  expect(app.replies.read).toHaveBeenCalledWith('lotteryInfo', { activityType: daily });
  const lastResult = {
    round: 7,
    drawTime: round.drawTime,
    numbers: [3, 8, 15, 21, 33, 42],
    pool: money(1),
    winners: 0,
    tickets: 2,
    best: { numbers: [3, 8, 15, 1, 2, 4], matched: 3, prize: money(2_500) },
    won: money(2_500),
  };
  const next = { drawTime: now + 34 * hour, salesEnd: now + 33 * hour, round: 8, lastResult, unclaimed: money(2_500) };
  await act(async () => know(next));
  expect(shown()).toContain('You won ₱25.00');
  expect(shown()).toContain('You have ₱25.00 to claim');
  expect(document.querySelector('a[href="/activity/lottery/record"]')!.textContent).toBe('Claim');
  expect(shown()).toContain('No jackpot winner');
  expect(button('Quick pick')).toBeDefined();
});

test('a draw that is overdue is polled as seldom as a round on sale (LO-04)', async () => {
  await renderScreen(<LotteryScreen />, { player: 8 });
  await advance(10 * hour);
  await advance(10 * 60_000);
  app.replies.read.mockClear();
  await advance(60_000);
  expect(app.replies.read.mock.calls.filter(([name]) => name === 'lotteryInfo')).toHaveLength(2);
});

test('a purchase after closing time refreshes what is on sale (LO-05)', async () => {
  app.money.buyLottery.mockRejectedValue(new Failure('refused', codes.closed));
  await renderScreen(<LotteryScreen />, { player: 8 });
  await press('Quick pick');
  app.replies.read.mockClear();
  await press('Buy 1 entry · 1 ticket');
  expect(app.replies.read).toHaveBeenCalledWith('lotteryInfo', { activityType: daily });
  expect(toasted.text).not.toBe('');
});

test('the address selects the lottery, both are one tap away, and a single one has no tabs (Q-34)', async () => {
  address.type = '33';
  await renderScreen(<LotteryScreen />, { player: 8 });
  expect(shown()).toContain('2 tickets per entry');
  expect(document.querySelector('[aria-current=page]')!.textContent).toBe('Weekend');
  address.type = '';
  await act(async () => runs(weekend));
  expect(document.querySelector('[aria-current=page]')).toBeNull();
  expect(shown()).toContain('2 tickets per entry');
});

test('a visitor sees the round and its odds, and can log in (R-14)', async () => {
  await renderScreen(<LotteryScreen />);
  expect(shown()).toContain('1 in 5,245,786');
  expect(document.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(button('Buy')).toBeUndefined();
});
