// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { advance, button, press, render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const query = vi.hoisted(() => ({ type: '' }));
vi.mock('#nav/href.ts', async (original) => ({ ...(await original<object>()), useQuery: () => query }));
const goBack = vi.hoisted(() => vi.fn());
vi.mock('#nav/navigation.ts', async (original) => ({ ...(await original<object>()), goBack }));
const showRewards = vi.hoisted(() => vi.fn());
vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards }));

const { stores } = await import('#data/stores.ts');
const pages = {
  history: (await import('./pages/HistoryScreen.tsx')).default,
  order: (await import('./pages/OrderScreen.tsx')).default,
  product: (await import('./more/ProductScreen.tsx')).default,
  record: (await import('./pages/RecordScreen.tsx')).default,
  rule: (await import('./more/RuleScreen.tsx')).default,
};

const daily = activityTypes.Lottery;
const hundredths = (amount: number) => amount as Money;
const paging = { pageNum: 1, pageSize: 20 };
const drawn = [3, 8, 15, 21, 33, 42];
const drawTime = Date.UTC(2026, 10, 24, 13);

const deposited = (totalRecharge: number) => setReply('refreshData', { totalRecharge });
const listed = (list: object[]) => ({ list, pages: 1, total: list.length, ...paging });
const shown = () => document.body.textContent;
const matched = () => [...document.querySelectorAll('[data-hit]')].map((ball) => parseInt(ball.textContent, 10));

const info: Output<'lotteryInfo'> = {
  activityType: daily,
  name: 'Daily 6/42',
  round: 7,
  drawTime: drawTime + 1e10,
  salesEnd: drawTime + 1e10,
  nextSales: drawTime + 1e10,
  jackpot: hundredths(50_000_000),
  price: 1,
  myTickets: 0,
  numbers: { pick: 6, max: 42 },
  most: 20,
  left: 100,
  combinations: 5_245_786,
  prizes: [{ matched: 6, ways: 1 }],
  unclaimed: hundredths(0),
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: drawTime + 1_000 });
  query.type = '';
  stores.network.onLine = true;
  stores.session.userId = 8;
  Object.assign(stores.session, { known: true });
  stores.rg.state = 0;
  deposited(20_000);
  stores.wallet.held.lottery = { amount: 5, at: 1 };
  const activityMap = { 55: { id: 20, activityType: daily, unloginShowStatus: true } };
  setReply('getActivityIds', { activityMap, activityIds: [20] });
  setReply(replyKey('lotteryInfo', { activityType: daily }), info);
});

test('an order shows its entries with matched numbers marked, its win, and its claim (LO-03)', async () => {
  const order = {
    orderNo: 'L1',
    activityType: daily,
    round: 6,
    drawTime,
    time: drawTime - 1,
    numbers: [
      [1, 2, 3, 4, 8, 15],
      [4, 5, 6, 7, 9, 10],
    ],
    price: 2,
    drawn,
    prize: hundredths(2_500),
    status: 2,
  };
  setReply(
    replyKey('lotteryOrders', paging),
    listed([order, { ...order, orderNo: 'L0', status: 0, drawn: undefined }]),
  );
  app.money.claimLottery.mockResolvedValue({ rewards: [{ id: 2001, count: 2_500 }], coin: hundredths(2_500) });
  await render(<pages.order />);
  expect(matched()).toEqual([3, 8, 15]);
  expect(shown()).toContain('Won ₱25.00');
  expect(shown()).toContain('Pending');
  await press('Claim: ₱25.00');
  expect(app.money.claimLottery).toHaveBeenCalledExactlyOnceWith({ orderNo: 'L1' });
  expect(showRewards).toHaveBeenCalledExactlyOnceWith([{ id: 2001, count: 2_500 }]);
});

test('a win shows the winning entries, and a claimed one has no button (LO-03, LO-04)', async () => {
  const win = {
    orderNo: 'L1',
    activityType: daily,
    round: 6,
    drawTime,
    drawn,
    entries: [{ numbers: [1, 2, 3, 4, 8, 15], matched: 3, prize: hundredths(2_500) }],
    matched: 3,
    prize: hundredths(2_500),
    status: 3,
  };
  setReply(replyKey('lotteryRecords', paging), listed([win]));
  await render(<pages.record />);
  expect(matched()).toEqual([3, 8, 15]);
  expect(shown()).toContain('Claimed');
  expect(button('Claim: ₱25.00')).toBeUndefined();
  expect(shown().split('₱25.00')).toHaveLength(2);
});

const freeWin = {
  orderNo: 'L1',
  activityType: daily,
  round: 6,
  drawTime,
  drawn,
  entries: [{ numbers: [1, 2, 3, 4, 8, 15], matched: 3, prize: hundredths(2_500) }],
  matched: 3,
  prize: hundredths(2_500),
  turnover: 5,
  status: 2,
};
const claimReason = () =>
  document.getElementById(button('Claim: ₱25.00')?.getAttribute('aria-describedby') ?? '')?.textContent;

test('a win from free tickets shows its wagering and waits for the first deposit (V-32, BO-06)', async () => {
  deposited(0);
  setReply(replyKey('lotteryRecords', paging), listed([freeWin]));
  await render(<pages.record />);
  expect(shown()).toContain('A win from free tickets is bonus money: wager 5×');
  expect(claimReason()).toBe('You can claim cash once your first deposit is paid.');
  await press('Claim: ₱25.00');
  expect(app.money.claimLottery).not.toHaveBeenCalled();
});

test.each([
  ['on a break', 1],
  ['excluded', 2],
] as const)('for a player %s a win from free tickets is locked, a paid one isn’t (RG-26)', async (_, state) => {
  stores.rg.state = state;
  setReply(replyKey('lotteryRecords', paging), listed([freeWin]));
  await render(<pages.record />);
  expect(claimReason()).toBe('Draws and rewards are paused until you can play again.');
  setReply(replyKey('lotteryRecords', paging), listed([{ ...freeWin, turnover: undefined }]));
  await render(<pages.record />);
  expect(claimReason()).toBeUndefined();
  expect(shown()).not.toContain('bonus money');
});

test('past draws show the numbers, the jackpot, its winners and the player’s best entry (LO-03)', async () => {
  const best = { numbers: [1, 2, 3, 4, 8, 15], matched: 3, prize: hundredths(2_500) };
  const draw = {
    round: 6,
    activityType: daily,
    drawTime,
    numbers: drawn,
    pool: hundredths(50_100_000),
    winners: 1,
    best,
  };
  setReply(replyKey('lotteryHistory', { activityType: daily, ...paging }), listed([draw]));
  await render(<pages.history />);
  expect(shown()).toContain('₱501,000.00');
  expect(shown()).toContain('1 jackpot winner');
  expect(shown()).toContain('Your best entry matched 3 numbers');
});

test('a product shows its price and limit, is bought once, and shows its numbers (LO-02)', async () => {
  const product = { activityType: daily, num: 6, limit: 5, bought: 1 };
  const bundle = { ...product, id: 1, name: 'Bundle of 6', price: 5 };
  const dear = { ...product, id: 3, name: 'Bundle of 20', price: 18 };
  const paid = { ...product, id: 2, name: 'Five for pesos', price: 0, coin: hundredths(5_000) };
  setReply('lotteryProducts', { list: [bundle, paid, dear] });
  const bought = {
    orderNo: 'L2',
    round: 7,
    drawTime: info.drawTime,
    tickets: [drawn],
    coin: hundredths(0),
    lottery: 0,
  };
  app.money.buyLottery.mockResolvedValue(bought);
  await render(<pages.product />);
  expect(button('Buy for 18 tickets: Bundle of 20')!.getAttribute('aria-disabled')).toBe('true');
  expect(button('Buy for ₱50.00: Five for pesos')!.getAttribute('aria-disabled')).not.toBe('true');
  expect(button('Buy for ₱50.00: Five for pesos')!.textContent).toBe('Buy for ₱50.00');
  expect(shown()).toContain('6 quick picks · Up to 5 bundles per draw · 1 bought');
  await press('Buy for 5 tickets: Bundle of 6');
  expect(app.money.buyLottery).toHaveBeenCalledExactlyOnceWith({ round: 7, productId: 1, num: 1 });
  expect(shown()).toContain('Order L2');
});

test('a bundle refused as closed or already drawn refreshes what is on sale (LO-05)', async () => {
  setReply('lotteryProducts', {
    list: [{ activityType: daily, num: 6, limit: 5, bought: 0, id: 1, name: 'Six', price: 5 }],
  });
  app.money.buyLottery.mockRejectedValue(new Failure('refused', 423));
  await render(<pages.product />);
  app.replies.read.mockClear();
  await press('Buy for 5 tickets: Six');
  expect(app.replies.read).toHaveBeenCalledExactlyOnceWith('lotteryInfo', { activityType: daily });
  await advance(31_000);
  expect(app.replies.read).toHaveBeenCalledTimes(2);
});

test('the rules include the odds and the operator’s time of the draw (players B18, LO-01)', async () => {
  setReply(replyKey('lotteryInfo', { activityType: daily }), { ...info, drawTime: Date.UTC(2026, 10, 25, 12) });
  await render(<pages.rule />);
  expect(shown()).toContain('1 in 5,245,786');
  expect(shown()).toContain('daily at 20:00');
});

test('a visitor sees past draws, bundles and rules, and can log in for entries and wins (R-15)', async () => {
  stores.session.userId = 0;
  setReply('lotteryProducts', { list: [] });
  for (const Page of [pages.history, pages.product, pages.rule]) {
    await render(<Page />);
    expect(shown()).not.toContain('Log in to continue');
  }
  for (const Page of [pages.order, pages.record]) {
    await render(<Page />);
    expect(shown()).toContain('Log in to continue');
  }
});

test.each(['history', 'product', 'rule'] as const)(
  'the page %s goes back to the lottery in its address',
  async (page) => {
    const Screen = pages[page];
    await render(<Screen />);
    await press('Back');
    expect(goBack).toHaveBeenLastCalledWith('/activity/lottery');
    query.type = '33';
    await render(<Screen />);
    await press('Back');
    expect(goBack).toHaveBeenLastCalledWith('/activity/lottery?type=33');
  },
);
