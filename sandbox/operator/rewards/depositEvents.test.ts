import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';

const day = 24 * 60 * 60_000;

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const paramsOf = async (type: number, token: string) => {
  const { activityMap } = (await operator.call('getActivityIds', {}, token)) as unknown as Output<'getActivityIds'>;
  return activityMap[String(type)]!.params;
};
const holdings = (token: string) => operator.call('refreshData', {}, token);

test('lifetime deposits add up to tiers, each granting its tickets once (A-28)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 999_900);
  expect(await holdings(token)).toMatchObject({ lottery: 0 });
  await operator.deposit(token, 20_000);
  expect(await holdings(token)).toMatchObject({ lottery: 1 });
  await operator.deposit(token, 4_000_000);
  await operator.deposit(token, 20_000);
  expect(await holdings(token)).toMatchObject({ lottery: 4 });
  expect(await paramsOf(activityTypes.AccumulatedRecharge, token)).toMatchObject({
    done: 5_039_900,
    tiers: [{ need: 1_000_000 }, { need: 5_000_000 }],
  });
});

test('a reward that fails holds back no deposit, and comes with the next one (A-28)', async () => {
  const { token } = await operator.player();
  const { db } = operator;
  const activities = db.selectFrom('settings').select('value').where('name', '=', 'activities');
  const { value } = await activities.executeTakeFirstOrThrow();
  const setActivities = (json: unknown) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(json) })
      .where('name', '=', 'activities')
      .execute();
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await setActivities({});
  await operator.deposit(token, 1_000_000);
  await setActivities(value);
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
  expect(await holdings(token)).toMatchObject({ totalRecharge: 1_000_000, lottery: 0 });
  await operator.deposit(token, 20_000);
  expect(await holdings(token)).toMatchObject({ totalRecharge: 1_020_000, lottery: 1 });
});

test('consecutive deposit days grant points once; a gap breaks the streak (A-28)', async () => {
  const { token } = await operator.player();
  const days = () => paramsOf(activityTypes.ContinuousRecharge, token);
  for (const wait of [0, day, 2 * day, day]) {
    operator.clock.time += wait;
    await operator.deposit(token, 20_000);
  }
  expect(await days()).toMatchObject({ day: 2, days: 3 });
  expect(await holdings(token)).toMatchObject({ points: 0 });
  operator.clock.time += day;
  expect(await days()).toMatchObject({ day: 2 });
  await operator.deposit(token, 20_000);
  operator.clock.time += day;
  await operator.deposit(token, 20_000);
  expect(await holdings(token)).toMatchObject({ points: 20 });
  operator.clock.time += 2 * day;
  expect(await days()).toMatchObject({ day: 0 });
});

test.each([
  ['on a break', (token: string) => operator.act('selfExclude', { type: 1, hours: 24 }, token)],
  ['barred', (token: string) => operator.submit(token, { realName: 'Juan dela Bawal' })],
])('a deposit paid while its player is %s grants nothing (RG-26, N9)', async (_, stop) => {
  const { token } = await operator.player();
  const { orderNo } = await operator.order(token, 1_000_000);
  await stop(token);
  await operator.pay(orderNo, 1_000_000);
  expect(await holdings(token)).toMatchObject({ coin: 1_000_000, lottery: 0 });
});
