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

test('a level bonus is given from that level on; the deposit itself at any level (G-03)', () => {
  expect(bonusOf(config, wanted, { deposited: 0, level: minLevel! - 1 })).toBe(0);
  expect(bonusOf(config, wanted, { deposited: 0, level: minLevel! })).toBe(bonus);
});

test('a level is reached by total bets, whatever the order of levels (G-03)', () => {
  const levels = config.userLevelConfigs!;
  for (const userLevelConfigs of [levels, levels.toReversed()])
    expect([0, 999_999, 1_000_000, 10_000_000].map((bet) => userLevelOf({ userLevelConfigs }, bet))).toEqual([
      0, 0, 1, 2,
    ]);
  expect(userLevelOf({}, 1)).toBe(0);
});

test('an order gets the bonus of the player’s level at that time (G-03)', async () => {
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
