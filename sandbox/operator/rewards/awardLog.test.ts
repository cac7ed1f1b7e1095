import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { noteGot, setWaiting } from './awardLog.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const ask = async (token: string, more: object = {}) =>
  (await operator.call(
    'activityAwardGetLog',
    { pageNum: 1, pageSize: 20, ...more },
    token,
  )) as unknown as Output<'activityAwardGetLog'>;
const inOne = (work: (trx: Trx) => Promise<void>) => operator.db.transaction().execute(work);

test('claims from every activity are recorded with title, latest first and paged (BO-07)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 20_000);
  await operator.call('initPassword', { password: 'perlas88' }, token);
  await operator.stake(token, 5_000);
  expect(await operator.act('bindReceive', { id: 4 }, token)).toMatchObject({ errcode: 0 });
  operator.clock.time += 1;
  expect(await operator.act('loginBonus3UserReceive', { day: 1 }, token)).toMatchObject({ errcode: 0 });
  const { list, total } = await ask(token);
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { activityType: activityTypes.FreeLoginBonus, title: 'Daily sign-in', status: 1, time: operator.clock.time },
    { activityType: activityTypes.Bind, title: 'Complete your account', awards: [{ id: 2001, count: 500 }], status: 1 },
  ]);
  expect((await ask(token, { pageNum: 2, pageSize: 1 })).list).toEqual([list[1]]);
  expect((await ask(token, { activityType: activityTypes.Bind })).list).toEqual([list[1]]);
});

test('exchanges and purchases are not rewards (BO-07)', async () => {
  const { userId, token } = await operator.player();
  await operator.give(userId, 'points', 500);
  expect(await operator.act('pointsExchange', { id: 1, num: 1 }, token)).toMatchObject({ errcode: 0 });
  expect(await ask(token)).toMatchObject({ total: 0, pages: 0 });
});

test('a reward is pending until granted or expired, and listed once (BO-04)', async () => {
  const { userId, token } = await operator.player();
  const { time } = operator.clock;
  const award = { ref: `award:${userId}`, userId, rewards: [{ id: 2002, count: 5 }], time };
  await inOne((trx) => setWaiting(trx, { ...award, expiresAt: time + 10 }));
  await inOne((trx) => setWaiting(trx, { ...award, rewards: [{ id: 2002, count: 7 }], expiresAt: time + 10 }));
  expect((await ask(token)).list).toMatchObject([
    { awards: [{ count: 7 }], status: 2, expireTime: time + 10, title: '' },
  ]);
  operator.clock.time += 10;
  expect((await ask(token)).list).toMatchObject([{ status: 3 }]);
  await inOne((trx) => noteGot(trx, award));
  await inOne((trx) => noteGot(trx, { ...award, rewards: [{ id: 2002, count: 99 }] }));
  await inOne((trx) => setWaiting(trx, { ...award, rewards: [], expiresAt: 0 }));
  expect((await ask(token)).list).toMatchObject([{ awards: [{ count: 5 }], status: 1 }]);
});

test('the record can be filtered by state (BO-04)', async () => {
  const { userId, token } = await operator.player();
  const { time } = operator.clock;
  const noted = { userId, rewards: [{ id: 2002, count: 5 }], time, activity: activityTypes.Rank };
  await inOne(async (trx) => {
    await noteGot(trx, { ...noted, ref: `got:${userId}` });
    await setWaiting(trx, { ...noted, ref: `waits:${userId}`, expiresAt: time + 1 });
    await setWaiting(trx, { ...noted, ref: `expired:${userId}`, expiresAt: time });
  });
  for (const status of [1, 2, 3]) {
    const { list, total } = await ask(token, { status });
    expect([total, list.map((each) => each.status)]).toEqual([1, [status]]);
  }
  expect((await ask(token)).total).toBe(3);
});
