import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const pages = { pageNum: 1, pageSize: 20 };
const info = async (token: string) => (await trial.call('pointsInfo', {}, token))['data'] as Output<'pointsInfo'>;
const exchange = (token: string, id: number, num = 1) => trial.act('pointsExchange', { id, num }, token);

async function withPoints(points: number) {
  const player = await trial.player();
  await trial.deposit(player.token, 20_000);
  await trial.give(player.userId, 'points', points);
  return player;
}

test('every ₱100 of settled bets earns a point, and remainders carry over (PT-01)', async () => {
  const { token } = await trial.player(100_000);
  await trial.stake(token, 15_000);
  expect(await info(token)).toMatchObject({ points: 1, earn: { bet: 10_000, num: 1, left: 5_000 } });
  await trial.stake(token, 5_000, 2_000);
  expect(await info(token)).toMatchObject({ points: 2, earn: { left: 10_000 } });
  const { session } = await trial.sit(token);
  const round = { session, roundId: 'given back' };
  await trial.wallet.bet({ ...round, amount: 10_000 });
  expect(await info(token)).toMatchObject({ points: 2 });
  await trial.wallet.rollback(round);
  expect(await info(token)).toMatchObject({ points: 2, earn: { left: 10_000 } });
  const log = await trial.call('pointsLog', pages, token);
  expect(log['list']).toMatchObject([
    { typeName: 'Earned', change: 1, balance: 2 },
    { typeName: 'Earned', change: 1, balance: 1 },
  ]);
});

test('an exchange deducts points and grants the award, once for all copies (PT-01)', async () => {
  const { token } = await withPoints(250);
  const requestId = crypto.randomUUID();
  const copies = [1, 2].map(() => trial.act('pointsExchange', { id: 1, num: 2, requestId }, token));
  for (const answer of await Promise.all(copies))
    expect(answer).toMatchObject({ errcode: 0, points: 210, diamond: 20, rewards: [{ id: 60_001, count: 20 }] });
  expect(await exchange(token, 2)).toMatchObject({ points: 110, coin: 20_500 });
  expect(await exchange(token, 3)).toMatchObject({ points: 60, lottery: 1 });
  expect(await exchange(token, 2)).toMatchObject({ errcode: 3001 });
  expect(await exchange(token, 99)).toMatchObject({ errcode: 404 });
  expect(await exchange(token, 1, 0)).toMatchObject({ errcode: 400, field: 'num' });
});

test('an item is unavailable at the player’s limit or out of stock', async () => {
  const { token } = await withPoints(2_000);
  expect(codesOf(await Promise.all([1, 2, 3].map(() => exchange(token, 5))))).toEqual([0, 4002, 4002]);
  expect((await info(token)).items.find(({ id }) => id === 5)).toMatchObject({ bought: 1, limit: 1, stock: 999 });
  trial.rule({ soldOut: ['points:4'] });
  expect(await exchange(token, 4)).toMatchObject({ errcode: 4003 });
  expect((await info(token)).items.find(({ id }) => id === 4)).toMatchObject({ stock: 0 });
  trial.rule();
});

test('money for points waits for the first deposit, diamonds do not (V-32)', async () => {
  const { token, userId } = await trial.player();
  await trial.give(userId, 'points', 200);
  expect(await exchange(token, 2)).toMatchObject({ errcode: 4002, need: 'recharge' });
  expect(await exchange(token, 1)).toMatchObject({ errcode: 0, points: 180, diamond: 10 });
});

test('the shop is closed without the activity and on a break (R-13, players RG-20)', async () => {
  const { token } = await withPoints(100);
  const { written } = trial.context;
  trial.context.written = { ...written, activities: [] };
  expect(await trial.call('pointsInfo', {}, token)).toMatchObject({ code: 4001 });
  expect(await exchange(token, 1)).toMatchObject({ errcode: 4001 });
  trial.context.written = written;
  await trial.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await exchange(token, 1)).toMatchObject({ errcode: 5001 });
  expect(await trial.call('pointsInfo', {}, token)).toMatchObject({ code: 5001 });
});
