import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config } from '#sandbox/db/seed/config.ts';
import { hundredths, pesos } from '#sandbox/hundredths.ts';
import { appAddress, openTestOperator } from '#sandbox/testing/testOperator.ts';
import { userLevelOf } from '../identity/userLevel.ts';
import { bonusOf } from './offers.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => void (operator = await openTestOperator()));
afterAll(() => operator.close());

const { bonus, minLevel, ...offer } = config.rechargeItems!.find((item) => item.minLevel)!;
const wanted = { rechargeTypeId: 1, itemId: offer.id, amount: offer.price };

test('G-03: a bonus for a user level is given from that level on, and the deposit itself at any', () => {
  expect(bonusOf(config, wanted, { deposited: 0, level: minLevel! - 1 })).toBe(0);
  expect(bonusOf(config, wanted, { deposited: 0, level: minLevel! })).toBe(bonus);
});

test('G-03: a user level is reached by bets in all, in whatever order the levels stand', () => {
  const levels = config.userLevelConfigs!;
  for (const userLevelConfigs of [levels, levels.toReversed()])
    expect([0, 999_999, 1_000_000, 10_000_000].map((bet) => userLevelOf({ userLevelConfigs }, bet))).toEqual([
      0, 0, 1, 2,
    ]);
  expect(userLevelOf({}, 1)).toBe(0);
});

test('G-03: an order has the bonus of the level that its player has then', async () => {
  const bonusFor = async (bet: number) => {
    const { userId, token } = await operator.player();
    await operator.db
      .updateTable('users')
      .set({ bet: hundredths(bet) })
      .where('id', '=', userId)
      .execute();
    const order = { ...wanted, returnUrl: `${appAddress}/wallets`, requestId: randomUUID() };
    const { orderNo } = await operator.call('createRecharge', order, token);
    const { bonus: told } = await operator.call('rechargeStatus', { orderNo: String(orderNo) }, token);
    return told;
  };
  expect(await bonusFor(0)).toBe(0);
  expect(await bonusFor(pesos(10_000))).toBe(bonus);
});
