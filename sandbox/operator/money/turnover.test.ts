import { randomUUID } from 'node:crypto';
import { UpdateQueryNode, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { testDb } from '#sandbox/testing/testDb.ts';

/** How many statements have updated requirements. */
let updates = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (UpdateQueryNode.is(node) && JSON.stringify(node.table).includes('"requirements"')) updates++;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

let operator: MoneyTest;
let closeDb: () => Promise<void>;
beforeAll(async () => {
  const { db, close } = await testDb();
  closeDb = close;
  operator = await openMoneyTest({ db: db.withPlugin(counting) });
});
afterAll(async () => {
  await operator.close();
  await closeDb();
});

const minute = 60_000;

const sheet = (token: string) => operator.call('getExchange', {}, token);

test('a bet counts as wagered once its round settles, never when returned', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, 10_000);
  const { session } = await operator.sit(player.token);
  const round = { session, roundId: randomUUID() };
  await operator.wallet.bet({ ...round, amount: 5_000 });
  expect(await sheet(player.token)).toMatchObject({ needBet: 10_000 });
  await operator.wallet.rollback(round);
  expect(await sheet(player.token)).toMatchObject({ needBet: 10_000 });
  await operator.wallet.bet({ session, roundId: 'settled', amount: 5_000 });
  await operator.wallet.win({ session, roundId: 'settled', amount: 0 });
  expect(await sheet(player.token)).toMatchObject({ needBet: 5_000 });
});

test('a bet that meets several requirements updates them in one statement (S18)', async () => {
  const player = await operator.known();
  for (let deposits = 0; deposits < 2; deposits++) await operator.deposit(player.token, 20_000);
  updates = 0;
  await operator.stake(player.token, 30_000, 30_000);
  expect(updates).toBe(1);
  expect(await sheet(player.token)).toMatchObject({ needBet: 10_000, tradeInfo: { list: [{ left: 10_000 }] } });
});

test('a bet counts only for requirements that existed when it was placed', async () => {
  const player = await operator.known(50_000);
  const { session } = await operator.sit(player.token);
  await operator.wallet.bet({ session, roundId: 'before', amount: 5_000 });
  operator.clock.time += minute;
  await operator.deposit(player.token, 10_000);
  await operator.wallet.win({ session, roundId: 'before', amount: 0 });
  expect(await sheet(player.token)).toMatchObject({ bet: 5_000, needBet: 10_000 });
});

test('stakes of bonus money meet no wagering of a deposit that waits in the safebox (BO-06)', async () => {
  const player = await operator.known();
  const password = '135790';
  await operator.call('setSafeboxPassword', { password }, player.token);
  const move = (direction: number) =>
    operator.act('safeboxTransfer', { direction, amount: 50_000, password }, player.token);
  await operator.deposit(player.token, 50_000);
  expect(await move(1)).toMatchObject({ errcode: 0, coin: 2_500 });
  for (let round = 0; round < 4; round += 1) await operator.stake(player.token, 2_500, 2_500);
  expect(await move(2)).toMatchObject({ errcode: 0, coin: 52_500 });
  expect(await sheet(player.token)).toMatchObject({
    withdrawable: 0,
    needBet: 65_000,
    tradeInfo: {
      list: [
        { kind: 'deposit', left: 50_000 },
        { kind: 'bonus', left: 15_000 },
      ],
    },
  });
  await operator.stake(player.token, 50_000, 50_000);
  expect(await sheet(player.token)).toMatchObject({ withdrawable: 50_000, needBet: 15_000 });
});

test('after losing everything, wagering restarts with the next deposit', async () => {
  const player = await operator.known();
  await operator.deposit(player.token, 50_000);
  await operator.stake(player.token, 52_500, 0);
  expect(await sheet(player.token)).toMatchObject({ coin: 0, needBet: 0 });
  await operator.deposit(player.token, 20_000);
  expect(await sheet(player.token)).toMatchObject({ needBet: 20_000 });
});

test('wagering forgiven below a peso of bonus money stays forgiven, whatever is won later (BO-06)', async () => {
  const { token, userId } = await operator.player();
  await operator.deposit(token, 50_000);
  await operator.stake(token, 52_410, 0);
  expect(await sheet(token)).toMatchObject({ coin: 90, needBet: 0 });
  await operator.give(userId, 'coin', 1_000);
  await operator.stake(token, 1_090, 21_800);
  expect(await sheet(token)).toMatchObject({ coin: 21_800, bonusCoin: 0, needBet: 0 });
});

test('wagering stays forgiven though an open round with the last of a bonus is won (BO-06)', async () => {
  const { token, userId } = await operator.player();
  await operator.deposit(token, 50_000);
  await operator.stake(token, 52_350, 0);
  await operator.give(userId, 'coin', 1_000);
  const { session } = await operator.sit(token);
  await operator.wallet.bet({ session, roundId: 'open', amount: 1_050 });
  await operator.stake(token, 100, 0);
  expect(await sheet(token)).toMatchObject({ coin: 0, needBet: 0 });
  await operator.wallet.win({ session, roundId: 'open', amount: 21_000 });
  expect(await sheet(token)).toMatchObject({ coin: 21_000, bonusCoin: 0, needBet: 0 });
});
