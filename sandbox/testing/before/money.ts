import type { Output } from '#contract/endpoints.ts';
import { giveCoupon } from '../../operator/money/coupons.ts';
import { leaveAtMaker } from '../../operator/money/makerWallets.ts';
import type { MoneyTest } from '../moneyTest.ts';
import { samples } from '../samples.ts';
import { alone, firstDeposit, type Before } from './setup.ts';

/** The setups of calls that move a player's money. */
export function beforeMoney(operator: MoneyTest): Before {
  const order = (token: string) =>
    operator.call('createRecharge', { ...samples.createRecharge, requestId: 'sample-order' }, token);

  async function withdrawal(token: string, userId: number) {
    await operator.know(userId);
    return { accountId: await operator.account(token), smsCode: await operator.code(token) };
  }

  return {
    rechargeStatus: async (token) => ({ orderNo: (await order(token))['orderNo'] }),
    rechargeRecord: (token) => alone(order(token)),
    exchange: withdrawal,
    exchangeStatus: async (token, userId) => {
      const fields = { ...samples.exchange, ...(await withdrawal(token, userId)) };
      const { orderNo } = await operator.act('exchange', fields, token);
      return { orderNo };
    },
    addBankInfo: async (token) => ({ smsCode: await operator.code(token) }),
    modifyBankInfo: async (token) => ({ id: await operator.account(token) }),
    safeboxTransfer: (token) => alone(operator.call('setSafeboxPassword', samples.setSafeboxPassword, token)),
    couponUse: async (token, userId) => {
      const expiresAt = operator.clock.time + 1_000;
      const coupon = { userId, propId: 1301, value: 100, minAmount: 0, expiresAt };
      await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
      await operator.deposit(token, firstDeposit);
      const { list } = await operator.call('couponList', {}, token);
      return { id: (list as Output<'couponList'>['list'])[0]!.id };
    },
    retrieveBalance: (_, userId) => {
      const left = { ref: 'sample', userId, brandId: 3, amount: 100, time: operator.clock.time };
      return alone(operator.db.transaction().execute((trx) => leaveAtMaker(trx, left)));
    },
  };
}
