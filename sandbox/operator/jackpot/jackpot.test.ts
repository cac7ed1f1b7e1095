import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTypes } from '#contract/jackpot.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { bookDraw } from './draws.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTrial.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

interface Info {
  total: number;
  miniJackpot: number;
  minorJackpot: number;
  miniSection: number[];
  jackpotWinnerList: object[];
}

const ask = (token: string) => trial.call('getJackpotDrawInfo', {}, token);
const info = async (token: string) => (await ask(token))['data'] as Info;
const mini = 50_004;

test('it grows by a hundredth of every stake that is not given back, and by nothing else', async () => {
  const { token } = await trial.player(50_000);
  const before = await info(token);
  trial.clock.time += 60_000;
  expect(await info(token)).toEqual(before);
  await trial.stake(token, 10_000, 5_000);
  const after = await info(token);
  expect(after.total - before.total).toBe(100);
  expect(after.miniJackpot - before.miniJackpot).toBe(10);

  const { session } = await trial.sit(token);
  const roundId = randomUUID();
  await trial.wallet.bet({ session, roundId, amount: 10_000 });
  await trial.wallet.rollback({ session, roundId });
  expect(await info(token)).toEqual(after);
});

test('a tier that is won is paid out and begins anew, and others are told of it without the name', async () => {
  const { userId, token } = await trial.player();
  const { minorJackpot, miniSection } = await info(token);
  await trial.db.updateTable('users').set({ nickname: 'Ñora Cruz' }).where('id', '=', userId).execute();
  const { time } = trial.clock;
  const drawn = { userId, propId: mini, type: drawTypes.jackpot, count: hundredths(51_000), time };
  await trial.db.transaction().execute((trx) => bookDraw(trx, drawn));

  const after = await info((await trial.player()).token);
  expect(after).toMatchObject({ miniJackpot: miniSection[0], minorJackpot });
  expect(after.jackpotWinnerList[0]).toEqual({
    nickname: 'Ñ***',
    propId: mini,
    type: 2,
    count: 51_000,
    amountSection: miniSection,
    updateTime: time,
  });
  expect(await trial.call('refreshData', {}, token)).toMatchObject({ coin: 51_000 });
});

test('the last ten are told, the latest first', async () => {
  const { userId, token } = await trial.player();
  for (let place = 1; place <= 11; place++) {
    trial.clock.time += 1_000;
    const drawn = { userId, propId: 2001, type: drawTypes.prize, count: hundredths(place), time: trial.clock.time };
    await trial.db.transaction().execute((trx) => bookDraw(trx, drawn));
  }
  const { jackpotWinnerList } = await info(token);
  expect(jackpotWinnerList.map((each) => (each as { count: number }).count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('it is not told to a visitor, nor to somebody on a break, nor while it doesn’t run', async () => {
  expect(await ask('')).toMatchObject({ code: 401 });
  const { token } = await trial.player();
  const { desk } = trial.operator;
  const { written } = desk;
  desk.written = { ...written, activities: [] };
  expect(await ask(token)).toMatchObject({ code: 1002 });
  desk.written = written;
  expect(await ask(token)).toMatchObject({ code: 200 });
  await trial.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await ask(token)).toMatchObject({ code: 5001 });
});
