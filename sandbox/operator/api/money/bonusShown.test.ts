import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponStates } from '#contract/rewards/coupons.ts';
import { giveCoupon } from '#sandbox/operator/money/coupons.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
/** What the item of ₱500 brings a new player, and by itself; what the coupon adds. */
const [first, usual, ofCoupon] = [30_000, 2_500, 1_000];
const order = (token: string, more: object) => operator.order(token, 50_000, { itemId: 4, ...more });
const placed = async (token: string) =>
  ((await operator.call('rechargeRecord', { pageNum: 1, pageSize: 20 }, token))['data'] as { total: number }).total;

async function withCoupon() {
  const { token, userId } = await operator.player();
  const coupon = { userId, propId: 1201, value: ofCoupon, minAmount: 0, expiresAt: operator.clock.time + day };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  const coupons = async () => {
    const { list } = await operator.call('couponList', {}, token);
    return list as { id: number; status: number }[];
  };
  return { token, coupons, couponId: (await coupons())[0]!.id };
}

test('a deposit that would bring another bonus than was shown is refused, and nothing is placed (BO-06)', async () => {
  const { token, coupons, couponId } = await withCoupon();
  for (const bonus of [0, usual, first - 1, first + 1, first + ofCoupon])
    expect(await order(token, { bonus })).toMatchObject({ errcode: 3010, bonus: first });
  expect(await order(token, { bonus: first, couponId })).toMatchObject({ errcode: 3010, bonus: first + ofCoupon });
  expect(await order(token, { bonus: first, noBonus: true })).toMatchObject({ errcode: 3010, bonus: 0 });
  expect(await placed(token)).toBe(0);
  expect(await coupons()).toMatchObject([{ status: couponStates.usable }]);
});

test.each([
  ['the first deposit’s', false, false, first],
  ['none', true, false, 0],
  ['a coupon’s, too', false, true, first + ofCoupon],
  ['a coupon’s alone', true, true, ofCoupon],
])('a deposit brings the bonus that was shown: %s (BO-06)', async (_, noBonus, isUsed, bonus) => {
  const { token, couponId } = await withCoupon();
  const { errcode, orderNo } = await order(token, { bonus, noBonus, ...(isUsed && { couponId }) });
  expect(errcode).toBe(0);
  expect(await operator.call('rechargeStatus', { orderNo }, token)).toMatchObject({ bonus });
  await operator.pay(orderNo, 50_000);
  expect(await operator.call('rechargeStatus', { orderNo }, token)).toMatchObject({ bonus, coin: 50_000 + bonus });
});

test('a bonus that the operator has changed isn’t given to who was shown the former one (BO-06)', async () => {
  const { token } = await operator.player();
  await operator.deposit(token, 50_000, { itemId: 4, bonus: first });
  const { written } = operator.context;
  const rechargeItems = written.config.rechargeItems!.map((each) => ({ ...each, bonus: undefined }));
  operator.context.written = { ...written, config: { ...written.config, rechargeItems } };
  expect(await order(token, { bonus: usual })).toMatchObject({ errcode: 3010, bonus: 0 });
  expect(await order(token, { bonus: 0 })).toMatchObject({ errcode: 0 });
  operator.context.written = written;
});

test('copies of a deposit are answered as the first was, whatever its bonus would be by then (BO-06)', async () => {
  const { token } = await operator.player();
  const sent = { bonus: first, requestId: randomUUID() };
  const answer = await order(token, sent);
  expect(answer).toMatchObject({ errcode: 0 });
  await operator.pay(answer['orderNo'], 50_000);
  expect(await order(token, sent)).toMatchObject({ errcode: 0, orderNo: answer['orderNo'] });
  expect(await placed(token)).toBe(1);
});
