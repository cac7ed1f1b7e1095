import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { pesos } from '#sandbox/hundredths.ts';
import { openVipTest, type VipTest } from '#sandbox/testing/vipTest.ts';
import { issueToken } from '#sandbox/operator/identity/tokens.ts';

let operator: VipTest;
beforeAll(async () => {
  operator = await openVipTest();
});
afterAll(() => operator.close());
beforeEach(() => {
  operator.clock.time = Date.UTC(2026, 10, 21, 4);
});

const audit = async (token: string, level?: number) =>
  (await operator.call('getVipLevelAudit', { level }, token))['data'] as Output<'getVipLevelAudit'>;

test('a new player is at the first level, sees the next, and has nothing to keep (E-03, VI-01)', async () => {
  const { token } = await operator.withBets(1_200);
  expect(await operator.info(token)).toMatchObject({
    vip: 0,
    vipExp: pesos(1_200),
    nextExp: pesos(5_000),
    keep: { need: 0 },
    daily: { status: 0, awards: [] },
    signIn: { status: 0, days: 0 },
    tasks: [],
    unReceiveBonus: 0,
    turnover: 5,
  });
  expect(await operator.dot(token)).toBe(false);
});

test('the highest level has no next experience (VI-01)', async () => {
  const { token } = await operator.withBets(5_000_000);
  const { vip, nextExp } = await operator.info(token);
  expect({ vip, nextExp }).toEqual({ vip: 5, nextExp: undefined });
});

test('next month’s bets keep a new level, and a month without costs one (VI-01)', async () => {
  const { token, userId } = await operator.withBets(50_000);
  const november = { end: Date.UTC(2026, 10, 30, 16), next: Date.UTC(2026, 11, 31, 16) };
  expect((await operator.info(token)).keep).toEqual({
    need: pesos(10_000),
    done: 0,
    startTime: november.end,
    endTime: november.next,
  });
  operator.clock.time = november.next - 1;
  const later = await issueToken(operator.db, userId, operator.clock.time);
  expect(await operator.info(later)).toMatchObject({ vip: 2, keep: { done: 0, endTime: november.next } });
  operator.clock.time = november.next;
  expect(await operator.info(later)).toMatchObject({
    vip: 1,
    vipExp: pesos(50_000),
    back: { level: 2, need: pesos(10_000) },
  });
  const { errcode, vip } = await operator.call('refreshData', {}, later);
  expect({ errcode, vip }).toEqual({ errcode: 0, vip: 1 });
});

test('each level lists its awards, rebates and withdrawal terms, all rising with it (G-03, VI-02)', async () => {
  const { token } = await operator.withBets(0);
  const { levels } = await operator.info(token);
  expect(levels.map(({ level, name }) => `${level} ${name}`)).toEqual([
    '0 Member',
    '1 Bronze',
    '2 Silver',
    '3 Gold',
    '4 Platinum',
    '5 Pearl',
  ]);
  const rising = (figures: number[]) => figures.every((each, place) => place === 0 || each >= figures[place - 1]!);
  expect(rising(levels.map(({ withdrawTimes }) => withdrawTimes!))).toBe(true);
  expect(rising(levels.map(({ rebate }) => rebate!['1']!))).toBe(true);
  expect(rising(levels.map(({ feeRate }) => 0 - feeRate!))).toBe(true);
});

test('the audit lists each level’s next requirements and their progress (VI-07)', async () => {
  const { token } = await operator.withBets(50_000);
  expect((await audit(token, 2)).list).toEqual([
    {
      level: 2,
      needExp: pesos(50_000),
      exp: pesos(50_000),
      needBet: 0,
      bet: pesos(50_000),
      needRecharge: 0,
      recharge: pesos(200),
      passed: true,
    },
  ]);
  operator.clock.time = Date.UTC(2026, 11, 15);
  const { list, reviewTime } = await audit(token);
  expect(reviewTime).toBe(Date.UTC(2026, 11, 31, 16));
  expect(list[2]).toMatchObject({ needBet: pesos(10_000), bet: 0, passed: false });
  expect(list[3]).toMatchObject({ needExp: pesos(250_000), needBet: 0, passed: false });
  expect(await operator.call('getVipLevelAudit', { level: 9 }, token)).toMatchObject({ code: 404 });
});
