import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { bookDraw } from '#sandbox/operator/jackpot/draws.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
  // A Wednesday, so that a week isn’t mistaken for a day; later than any seeded history, which may end now.
  operator.clock.time = Date.parse('2031-01-15T12:00+08:00');
});
afterAll(() => operator.close());

interface Info {
  total: number;
  miniJackpot: number;
  minorJackpot: number;
  miniSection: number[];
  jackpotWinnerList: object[];
}

const ask = (token: string) => operator.call('getJackpotDrawInfo', {}, token);
const info = async (token: string) => (await ask(token))['data'] as Info;
const mini = 50_004;

/** Books a draw that wins this many of a prop, a second after the last. */
async function draw(userId: number, propId: number, count: number) {
  operator.clock.time += 1_000;
  const drawn = { userId, propId, count: hundredths(count), time: operator.clock.time };
  await operator.db.transaction().execute((trx) => bookDraw(trx, { ...drawn, money: 'own' }));
}

test('the jackpot grows by one percent of every stake that is not returned', async () => {
  const { token } = await operator.player(50_000);
  const before = await info(token);
  operator.clock.time += 60_000;
  expect(await info(token)).toEqual(before);
  await operator.stake(token, 10_000, 5_000);
  const after = await info(token);
  expect(after.total - before.total).toBe(100);
  expect(after.miniJackpot - before.miniJackpot).toBe(10);

  const { session } = await operator.sit(token);
  const roundId = randomUUID();
  await operator.wallet.bet({ session, roundId, amount: 10_000 });
  await operator.wallet.rollback({ session, roundId });
  expect(await info(token)).toEqual(after);
});

test('a won tier is paid out and restarts, and others see the win without a name', async () => {
  const { userId, token } = await operator.player();
  const { minorJackpot, miniSection } = await info(token);
  await operator.db.updateTable('users').set({ nickname: 'Ñora Cruz' }).where('id', '=', userId).execute();
  const { time } = operator.clock;
  const { miniJackpot } = await info(token);
  const drawn = { userId, propId: mini, count: hundredths(0), time };
  const won = await operator.db.transaction().execute((trx) => bookDraw(trx, { ...drawn, money: 'own' }));
  expect(won).toMatchObject({ type: drawTypes.jackpot, count: miniJackpot, coin: miniJackpot });

  const after = await info((await operator.player()).token);
  expect(after).toMatchObject({ miniJackpot: miniSection[0], minorJackpot });
  expect(after.jackpotWinnerList[0]).toEqual({
    nickname: 'Ñ***',
    propId: mini,
    type: 2,
    count: miniJackpot,
    amountSection: miniSection,
    updateTime: time,
  });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: miniJackpot });
});

test('the last ten wins are listed, latest first', async () => {
  const { userId, token } = await operator.player();
  for (let place = 1; place <= 11; place++) await draw(userId, props.coin, place);
  const { jackpotWinnerList } = await info(token);
  expect(jackpotWinnerList.map((each) => (each as { count: number }).count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('the lobby shows the last three wins of money, however many other wins follow', async () => {
  const { userId, token } = await operator.player();
  for (const amount of [100, 200, 300]) await draw(userId, props.coin, amount);
  const { miniJackpot } = await info(token);
  await draw(userId, mini, 0);
  await draw(userId, props.coin, 400);
  for (let other = 0; other < 11; other++) await draw(userId, props.diamond, 10);
  await draw(userId, props.coin, 0);
  const { jackpot } = (await operator.call('getActivityIds', {}, token)) as unknown as Output<'getActivityIds'>;
  expect(jackpot!.winners!.map(({ amount }) => amount)).toEqual([400, miniJackpot, 300]);
});

test('the jackpot is hidden from visitors, on a break and while not running', async () => {
  expect(await ask('')).toMatchObject({ code: 401 });
  const { token } = await operator.player();
  const { context } = operator;
  const { written } = context;
  context.written = { ...written, activities: [] };
  expect(await ask(token)).toMatchObject({ code: 1002 });
  context.written = written;
  expect(await ask(token)).toMatchObject({ code: 200 });
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await ask(token)).toMatchObject({ code: 5001 });
});
