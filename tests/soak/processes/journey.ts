import { setTimeout as pause } from 'node:timers/promises';
import { Lottery } from '#contract/activityTypes.ts';
import { signedOut } from '#contract/codes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { kycStates } from '#contract/kyc.ts';
import { giveCoupon } from '#sandbox/operator/money/coupons.ts';
import { grant } from '#sandbox/operator/rewards/grant.ts';
import { newSubscription } from '#sandbox/testing/pushService.ts';
import { isSuccess } from '#tests/conformance/client.ts';
import { done } from '#tests/conformance/expect.ts';
import type { Caller } from './caller.ts';
import { amounts, claim, limitDeposits, pay, play } from './money.ts';
import type { Known } from './entering.ts';
import type { Table } from './table.ts';

/** Hundredths of a withdrawal. */
export const withdrawn = 10_000;
const realName = 'Juan Dela Cruz';
const ticket = 80_001;

/** What the operator's staff decide: who the player is, a coupon and a lottery ticket. */
async function decide({ db }: Table, userId: number): Promise<void> {
  const time = Date.now();
  const birthday = new Date(Date.UTC(1990, 5, 12 - (userId % 10_000))).toISOString().slice(0, 10);
  const check = { userId, idType: 'passport', idNo: `P${userId}`, realName, birthday, expiry: null } as const;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('kycChecks')
      .values({ ...check, address: '{}', submittedAt: 0, decidedAt: 0, verdict: kycStates.passed, fields: '[]' })
      .execute();
    const value = amounts.coupon;
    await giveCoupon(trx, { userId, propId: 1301, value, minAmount: 0, expiresAt: Date.UTC(2100, 0, 1) });
    const rewards = [{ id: ticket, count: 1 }];
    await grant(trx, { ref: `load:${userId}`, userId, rewards, time, money: 'own' });
  });
}

async function withdrawalCode(caller: Caller): Promise<string> {
  return done(await caller.call('smsSend', { mobile: '', type: codeTypes.withdraw })).debugCode!;
}

/** A player's visit up to an entry in the lottery; `withdraw` and `leave` are the rest of it. */
export async function visit(table: Table, { caller, userId, place }: Known) {
  const { expect, expectAlike } = table.findings;
  await decide(table, userId);
  const { subscription } = newSubscription(`${table.pushService}/${userId}`);
  done(await caller.call('pushSubscribe', { ...subscription, lang: 'en', topics: ['payouts', 'draws'] }));

  const smsCode = await withdrawalCode(caller);
  const codeAt = Date.now();
  const account = { bankId: 1, name: 'gcash', accountName: realName, accountNo: '0917 123 4567', smsCode };
  const added = await caller.copies('addBankInfo', account);
  expectAlike(added, 'copies of a receiving account at two processes add one');
  const accountId = done(added[0]!).bankInfo.id;
  await pay(table, caller, place);
  await play(table, caller, place);
  await claim(table, caller);
  await limitDeposits(table, caller, place);

  const { round } = done(await caller.call('lotteryInfo', { activityType: Lottery }));
  const entries = await caller.copies('lotteryOrder', { round, productId: 0, num: 1 }, 3);
  expectAlike(entries, 'copies of a lottery entry at all processes buy one');

  return {
    userId,
    /** Withdraws twice at once with one code, as soon as the operator sends the next. */
    async withdraw(resendSec: number) {
      await pause(Math.max(0, codeAt + resendSec * 1_000 - Date.now()));
      const act = { amount: withdrawn, name: 'gcash', accountId, smsCode: await withdrawalCode(caller) };
      const answers = await caller.atOnce('exchange', act, act);
      const verdicts = answers.map(({ verdict }) => verdict);
      expect(answers.filter(isSuccess).length === 1, 'of two withdrawals with one code at once one is done', verdicts);
    },
    /** Compares the draws that the processes tell. */
    async compareDraws() {
      const told = await caller.everywhere('lotteryHistory', { pageNum: 1, pageSize: 20, activityType: Lottery });
      expectAlike(told, 'every process tells the same draw');
    },
    /** Logs out at one process: the others refuse the session at once. */
    async leave() {
      done(await caller.call('logout', {}, place));
      const after = await caller.everywhere('refreshData');
      const verdicts = after.map(({ verdict }) => verdict);
      expect(
        verdicts.every((verdict) => verdict === signedOut),
        'a session that ends at one process ends at every process',
        verdicts,
      );
    },
  };
}

export type Visit = Awaited<ReturnType<typeof visit>>;
