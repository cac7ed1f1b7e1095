import * as codes from '#contract/codes.ts';
import type { withdrawals } from '#contract/endpoints/withdrawals.ts';
import { kycStates } from '#contract/kyc.ts';
import { accountStates, comparedName, withdrawalFee } from '#contract/payouts.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { accountOf, maskedNo } from '#sandbox/operator/money/accountBook.ts';
import { isExcluded } from '#sandbox/operator/rg/exclusions.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkOf } from '#sandbox/operator/kyc/checks.ts';
import { exclusionElsewhere, isForMoneyAlone } from '#sandbox/operator/kyc/mayPlay.ts';
import { payoutTerms } from '#sandbox/operator/money/payoutMethods.ts';
import { countPayouts, describePayout, payoutRecord } from '#sandbox/operator/money/payoutRecords.ts';
import { placePayout, settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { checkNotHeld } from '#sandbox/operator/identity/bindings.ts';
import { checkWithdrawal, compareSafebox } from '#sandbox/operator/identity/proof.ts';
import { checkAlive } from '#sandbox/operator/identity/tokens.ts';
import { checkRecordPeriod } from '#sandbox/operator/http/recordPeriod.ts';
import { vipOf } from '#sandbox/operator/vip/held.ts';
import { bonusMoneyOf } from '#sandbox/operator/money/bonusMoney.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { turnoverOf, turnoverTimes } from '#sandbox/operator/money/turnover.ts';

/**
 * The player's data that decide on a withdrawal. Bonus money stays until its turnover is met, as does the unstaked
 * part of deposits; an exclusion has forfeited bonus money and pays out all own money, also that of the person's other
 * account, which can't be played with and keeps its bonus money.
 */
async function withdrawalTerms(db: Db, userId: number, config: Config, time: number) {
  const coin = await balanceOf(db, userId);
  const { bonusCoin, required } = await bonusMoneyOf(db, userId);
  const isOut =
    (await isExcluded(db, userId, time)) ||
    (await exclusionElsewhere(db, userId, time)) !== undefined ||
    (await isForMoneyAlone(db, userId, time));
  const owed = await turnoverOf(db, userId, { deposits: !isOut, bonuses: required });
  const { left: needBet, need, ofDeposits, list } = owed;
  const done = await countPayouts(db, userId, startOf('day', time));
  const { bet } = await db.selectFrom('users').select('bet').where('id', '=', userId).executeTakeFirstOrThrow();
  const vip = await vipOf(db, config, { id: userId, bet }, time);
  const { withdrawTimes, freeTimes, methods } = payoutTerms(vip);
  return {
    coin,
    bet,
    vip,
    methods,
    needBet,
    withdrawable: hundredths(Math.max(0, coin - bonusCoin - ofDeposits)),
    bonusCoin,
    turnover: turnoverTimes,
    freeTimes: Math.max(0, freeTimes - done),
    withdrawTimes,
    withdrawalNumber: Math.max(0, withdrawTimes - done),
    tradeInfo: { need, done: hundredths(need - needBet), list },
  };
}

/** Handlers for withdrawals. */
export function withdrawalHandlers(operator: OperatorContext): Group<typeof withdrawals> {
  const { db } = operator;

  return {
    getExchange: async (input, { userId, time }) => {
      checkRecordPeriod(input);
      await settlePayouts(db, time, userId);
      const terms = await withdrawalTerms(db, userId, operator.written.config, time);
      const [usual] = terms.methods;
      const check = await checkOf(db, userId, time);
      return {
        ...terms,
        safebox: await balanceOf(db, userId, 'safebox'),
        feeRate: usual!.feeRate,
        minAmount: usual!.minAmount,
        maxAmount: hundredths(Math.max(...terms.methods.map(({ maxAmount }) => maxAmount))),
        kycRequired: true,
        kycStatus: check.status,
        verification: operator.rules.verification,
        ...(await payoutRecord(db, userId, input, time)),
      };
    },
    exchange: async (input, context) => {
      const { userId, token, time, once } = context;
      await settlePayouts(db, time, userId);
      const { amount, name, smsCode } = input;
      const { verification } = operator.rules;
      const compared = await compareSafebox(db, context, verification === 'safebox' ? input.password : null);
      await checkAlive(db, token);
      return once(async (trx) => {
        await lockPlayer(trx, userId);
        const terms = await withdrawalTerms(trx, userId, operator.written.config, time);
        const { coin, needBet, withdrawable, withdrawalNumber, freeTimes } = terms;
        const method = terms.methods.find((each) => each.name === name);
        if (!method) throw new Refusal(codes.badParameter, 'No such way', { field: 'name' });
        if (method.status !== 1) throw new Refusal(codes.channelClosed, 'This way is closed now');
        const account = await accountOf(trx, userId, input.accountId);
        if (account?.name !== name || account.status !== accountStates.good)
          throw new Refusal(codes.badParameter, 'Not an account for this', { field: 'accountId' });
        const check = await checkOf(trx, userId, time);
        if (check.status !== kycStates.passed) throw new Refusal(codes.kycNeeded, 'Who you are is not known yet');
        if (comparedName(account.accountName) !== comparedName(check.realName ?? ''))
          throw new Refusal(codes.otherName, 'The account has another name than the paper', { field: 'accountId' });
        await checkNotHeld(trx, userId, time);
        if (withdrawalNumber === 0)
          throw new Refusal(codes.noneLeftToday, 'No more withdrawals today', { resetAt: endOf('day', time) });
        if (needBet > 0 && amount > withdrawable)
          throw new Refusal(codes.turnoverLeft, 'Not enough has been staked', { needBet });
        const { minAmount: min, maxAmount: max } = method;
        if (amount < min || amount > max)
          throw new Refusal(codes.amountOutOfRange, 'The amount is out of range', { min, max });
        if (amount > coin) throw new Refusal(codes.lowBalance, 'Not enough balance');
        const fee = withdrawalFee(amount, method, freeTimes);
        if (fee > (input.fee ?? fee)) throw new Refusal(codes.feeRaised, 'The fee is higher than confirmed', { fee });
        await checkWithdrawal(trx, userId, verification, { smsCode, compared }, time);

        const to = { id: account.id, name, masked: maskedNo(account.accountNo) };
        const placed = await placePayout(trx, { userId, account: to, amount, fee, time }, operator.rules);
        return {
          ...placed,
          fee: hundredths(fee),
          realAmount: hundredths(amount - fee),
          eta: method.eta,
          withdrawalNumber: withdrawalNumber - 1,
        };
      });
    },
    exchangeStatus: async ({ orderNo }, { userId, time }) => {
      await settlePayouts(db, time, userId);
      const payout = await db
        .selectFrom('withdrawals')
        .selectAll()
        .where('orderNo', '=', orderNo)
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (!payout) throw new Refusal(codes.notFound, 'No such withdrawal', { field: 'orderNo' });
      return { ...describePayout(payout, time), coin: await balanceOf(db, userId) };
    },
  };
}
