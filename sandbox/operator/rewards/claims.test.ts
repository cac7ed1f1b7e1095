import { afterAll, beforeAll, expect, test } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { claimOnce, claimsOf } from './claims.ts';
import { beginAct, openActivity } from './openActivity.ts';
import { putBack, stockOf, take } from './stock.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const inOne = <T>(work: (trx: Trx) => Promise<T>) =>
  operator.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => error as { code: number });

test('of concurrent claims one is granted and the others are refused as done', async () => {
  const { userId } = await operator.player();
  const claim = (name: string) => inOne((trx) => claimOnce(trx, { userId, name, time: 5 }));
  const outcomes = await Promise.all([1, 2, 3].map(() => claim('day:2026-11-24')));
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome !== undefined)).toMatchObject([{ code: 409 }, { code: 409 }]);
  await claim('day:2026-11-25');
  await claim('daze');
  expect(await claimsOf(operator.db, userId, 'day:')).toEqual(
    new Map([
      ['day:2026-11-24', 5],
      ['day:2026-11-25', 5],
    ]),
  );
});

test('concurrent claims never oversell stock or exceed a player’s limit (DI-02)', async () => {
  const goods = { name: 'goods:1', stock: 5, limit: 2 };
  const players = await Promise.all([1, 2, 3, 4].map(() => operator.player()));
  const wishes = players.flatMap(({ userId }) => [1, 2, 1].map((num) => ({ userId, num })));
  const outcomes = await Promise.all(
    wishes.map((wish) => inOne((trx) => take(trx, operator.context.rules, goods, wish))),
  );
  const had = wishes.filter((_, place) => outcomes[place] === undefined);
  expect(had.reduce((sum, { num }) => sum + num, 0)).toBeLessThanOrEqual(5);
  for (const { userId } of players) {
    const mine = had.filter((wish) => wish.userId === userId).reduce((sum, { num }) => sum + num, 0);
    expect(mine).toBeLessThanOrEqual(2);
    expect(await stockOf(operator.db, operator.context.rules, goods, userId)).toMatchObject({ bought: mine });
  }
  for (const outcome of outcomes) if (outcome) expect([4002, 4003]).toContain(outcome.code);
});

test('returned stock can be taken again, staff-marked sold-out stock cannot', async () => {
  const goods = { name: 'goods:2', stock: 1 };
  const { userId } = await operator.player();
  const buy = () => inOne((trx) => take(trx, operator.context.rules, goods, { userId, num: 1 }));
  expect(await buy()).toBeUndefined();
  expect(await buy()).toMatchObject({ code: 4003 });
  await inOne((trx) => putBack(trx, 'goods:2', { userId, num: 1 }));
  expect(await stockOf(operator.db, operator.context.rules, goods, userId)).toEqual({ stock: 1, bought: 0 });
  operator.rule({ soldOut: ['goods:2'] });
  expect(await buy()).toMatchObject({ code: 4003 });
  expect(await stockOf(operator.db, operator.context.rules, goods, userId)).toEqual({ stock: 0, bought: 0 });
  operator.rule();
  expect(await inOne((trx) => take(trx, operator.context.rules, goods, { userId, num: 0 }))).toMatchObject({
    code: 400,
  });
});

test('an act needs a player allowed to play and an open activity (R-13)', async () => {
  const { userId, token } = await operator.player();
  const { time } = operator.clock;
  const begin = () => inOne((trx) => beginAct(trx, operator.context, { userId, time }, activityTypes.LuckyJackpot));
  expect(await begin()).toBeUndefined();
  const { written } = operator.context;
  const runs = (more: object) => {
    const [activity] = written.activities.filter(({ activityType }) => activityType === activityTypes.LuckyJackpot);
    operator.context.written = { ...written, activities: [{ ...activity!, ...more }] };
  };
  runs({ startTime: time, endTime: time + 1 });
  expect(await begin()).toBeUndefined();
  runs({ endTime: time });
  expect(await begin()).toMatchObject({ code: 423 });
  runs({ startTime: time + 1 });
  expect(await begin()).toMatchObject({ code: 423, details: { until: time + 1 } });
  expect(() => openActivity(operator.context, activityTypes.Festival, time)).toThrow('no such activity');
  operator.context.written = written;
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await begin()).toMatchObject({ code: 5001 });
});

test('disabled features answer 404, unlisted ones are offered (payloads K)', async () => {
  const { token } = await operator.player();
  const [lottery, weekend] = [activityTypes.Lottery, activityTypes.WeekendLottery];
  const calls = [
    ['bind', 'bindInfo', {}],
    ['points', 'pointsInfo', {}],
    ['follow', 'followInfo', {}],
    ['lottery', 'lotteryInfo', { activityType: lottery }],
    ['lottery', 'lotteryInfo', { activityType: weekend }],
    ['firstDeposit', 'firstDepositInfo', {}],
    ['rank', 'rankInfo', { period: 1, pageNum: 1, pageSize: 20 }],
    ['slotshack', 'slotsHackInfo', {}],
  ] as const;
  const codeOf = async ([, call, input]: (typeof calls)[number]) => {
    const { code = 0, errcode = 0 } = (await operator.call(call, input, token)) as { code?: number; errcode?: number };
    return Math.max(code, errcode);
  };
  for (const call of calls) {
    await operator.amend({ features: { [call[0]]: false } });
    expect([call, await codeOf(call)]).toEqual([call, 404]);
  }
  await operator.amend({ features: { avatarOther: true } });
  for (const call of calls) expect([call, await codeOf(call)]).not.toEqual([call, 404]);
  await operator.amend({});
});
