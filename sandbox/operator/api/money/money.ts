import * as codes from '#contract/codes.ts';
import type { money } from '#contract/endpoints/money.ts';
import type { Output } from '#contract/endpoints.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { closed } from '#sandbox/ledger/operations.ts';
import { coinDetail } from '#sandbox/ledger/records.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { countAct } from '#sandbox/operator/api/actBudget.ts';
import { countOrder } from '#sandbox/operator/api/newcomers.ts';
import { checkReturn } from '#sandbox/operator/http/allowedOrigin.ts';
import { isRequestId } from '#sandbox/operator/http/request.ts';
import { firstBonusOf } from '../rewards/firstDeposit.ts';
import { bonusOfCoupon, holdCoupon } from '#sandbox/operator/money/coupons.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { userLevelOf } from '#sandbox/operator/identity/userLevel.ts';
import { checkDevice } from '#sandbox/operator/kyc/sharedDevices.ts';
import { checkAllowed } from '#sandbox/operator/rg/exclusions.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkLimits } from '#sandbox/operator/rg/limits.ts';
import { bonusOf, channel } from '#sandbox/operator/money/offers.ts';
import { settingsAt } from '#sandbox/operator/money/openHours.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { depositedBy, placeOrder, rechargeRecord, statusAt, voidOrder } from '#sandbox/operator/money/recharges.ts';
import { checkRecordPeriod } from '#sandbox/operator/http/recordPeriod.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { turnoverOfDeposit } from '#sandbox/operator/money/turnover.ts';
import { checkWaiting } from '#sandbox/operator/money/waitingOrders.ts';

/** Handlers for deposits, the coin ledger, and the outcome of a money act. */
export function moneyHandlers(operator: OperatorContext): Group<typeof money> {
  const { db } = operator;

  return {
    appUserCoinDetail: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      await settlePayouts(db, time, userId);
      return coinDetail(db, userId, input);
    },
    createRecharge: async (input, { userId, token, address, time, appOrigin, once }) => {
      const returnUrl = checkReturn(input.returnUrl, appOrigin);
      const channelOf = () => channel(operator.written.config, input.rechargeTypeId);
      return once(
        async (trx) => {
          await lockPlayer(trx, userId);
          await checkAllowed(trx, userId, time);
          await checkDevice(trx, { userId, token, time });
          await checkWaiting(trx, userId, operator.caps.players.waitingOrders, time);
          await countOrder(trx, { userId, address, time }, operator.caps.newcomers);
          const { amount, itemId, couponId, noBonus } = input;
          const { config } = settingsAt(operator.written, time);
          const level = userLevelOf(config, (await playerOf(trx, userId)).bet);
          const offered = bonusOf(config, input, { deposited: await depositedBy(trx, userId), level });
          await checkLimits(trx, userId, 'deposit', amount, time);
          const added = couponId ? await bonusOfCoupon(trx, userId, couponId, amount, time) : 0;
          const wanted = { userId, channel: channelOf(), itemId: itemId ?? 0, couponId: couponId ?? 0, amount, time };
          const usual = (noBonus ? 0 : offered) + added;
          const shown = (input.bonus ?? usual) - usual;
          const first = { userId, amount, itemId, time, shown };
          const firstBonus = noBonus ? 0 : await firstBonusOf(trx, operator, first, offered);
          const bonus = usual + firstBonus;
          if (bonus !== (input.bonus ?? bonus))
            throw new Refusal(codes.bonusChanged, 'The bonus is not the one shown', { bonus });
          const placed = await placeOrder(trx, { ...wanted, bonus, firstBonus });
          if (couponId) await holdCoupon(trx, couponId, placed.orderNo);
          return placed;
        },
        async (placed) => {
          const { orderNo, expireTime } = placed;
          returnUrl.searchParams.set('orderNo', orderNo);
          const order = {
            orderNo,
            expireTime,
            amount: input.amount,
            channel: channelOf().code,
            returnUrl: String(returnUrl),
          };
          const payUrl = await operator.register(order);
          await db.updateTable('recharges').set({ payUrl }).where('orderNo', '=', orderNo).execute();
          return { ...placed, payUrl };
        },
        (trx, { orderNo }) => voidOrder(trx, orderNo),
      );
    },
    rechargeStatus: async ({ orderNo }, { userId, time }) => {
      const order = await db
        .selectFrom('recharges')
        .selectAll()
        .where('orderNo', '=', orderNo)
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (!order) throw new Refusal(codes.notFound, 'No such deposit', { field: 'orderNo' });
      return {
        status: statusAt(order, time),
        amount: order.amount,
        bonus: order.bonus,
        turnover: turnoverOfDeposit(order),
        coin: await balanceOf(db, userId),
      };
    },
    rechargeRecord: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      return rechargeRecord(db, userId, input, time);
    },
    operationStatus: async ({ requestId, notAfter }, { userId, address, time }) => {
      const closing = {
        userId,
        requestId,
        time,
        notAfter: isRequestId(requestId) ? (notAfter ?? undefined) : undefined,
      };
      // What closes an act that never came stores it as refused.
      if (closing.notAfter !== undefined && time > closing.notAfter)
        await countAct(db, { ...closing, address }, operator.caps);
      const known = await closed(db, closing, async (trx, call, booked) => {
        if (call === 'createRecharge') await voidOrder(trx, (booked as Output<'createRecharge'>).orderNo);
      });
      if (!known) return { state: 'unknown', serverTime: time };
      const { state, call, answer } = known;
      return { state, call, answer, serverTime: time };
    },
  };
}
