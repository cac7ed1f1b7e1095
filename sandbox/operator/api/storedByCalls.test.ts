import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { grown, rowCounts } from '#sandbox/testing/rowCounts.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';

/**
 * Why what a call stores stays limited: it adds no rows; they are swept; an account has few, which are replaced, and
 * accounts are counted by address; bets have earned them; or they are counted by address.
 */
type Bound = 'nothing' | 'swept' | 'few per account' | 'earned' | 'by address';

/** Every call but acts with an id, which `countAct` counts by address. */
const bounds: Readonly<Record<Bound, string>> = {
  nothing: `
    preLogin refreshData getActivityIds activityGetStatusList getCustomerServices
    anonymous/appConfig anonymous/appTheme anonymous/appThemePreview
    appUserOther sessionList sessionRevoke deletionInfo kyc pushUnsubscribe feedbackList feedbackDetail
    appUserCoinDetail rechargeStatus rechargeRecord getExchange exchangeStatus getBankInfo getGameBalances
    safeboxLog couponList bindInfo betRecord betRecordReport statement
    rgState rgSession selfLimitInfo selfLimitConfirm selfLimitCancelPending
    getMail2 getMailDetail delMail readMails
    lotteryInfo lotteryProducts lotteryOrders lotteryRecords lotteryHistory
    getJackpotDrawInfo getPersonJackpotDrawAwardLog getJackpotRank jackpotRules
    actInviteUser actInviteUserStatus actInviteUserRecord loginBonus3User
    pointsInfo pointsLog diamondShopData shippingAddress addressAreas diamondLog diamondGoodsExchangeOrderLog
    getScratchCardInfo searchScratchCardAwardLog
    rankInfo slotsHackInfo getTaskUser followInfo firstDepositInfo getVipInfo getVipLevelAudit`,
  swept: `
    anonymous/appEventLogClient getAfterLoginInfoWeb online logout
    initPassword forgetPassword reauthenticate`,
  'few per account': `
    accountLogin googleLogin facebookLogin lineLogin bindAccount unbindAccount bindSocialAccount updateProfile agentFill
    updateAppUserOther updateAddress marketingOptOut pushSubscribe`,
  earned: 'betBonus betBonusLog activityAwardGetLog appAgent5User appAgent5UserLog',
  'by address': 'accountLoginSms accountRegist accountRegist4 gameLike operationStatus',
};
const callsOf = (bound: Bound) => bounds[bound].trim().split(/\s+/);

const address = '203.0.113.9';
/** Newcomers of an address with no budget left. */
const none = { ...usualCaps.newcomers, acts: 0, protecting: 0, protectingOfOne: 0, likes: 0 };

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps: { ...usualCaps, newcomers: none } });
});
afterAll(() => operator.close());

function isAct(name: Name): boolean {
  const { money, identified }: Endpoint = endpoints[name];
  return money === true || identified === true;
}
const calls = Object.keys(endpoints) as Name[];

const call = (name: Name, token: string) =>
  operator.call(name, { ...samples[name], ...(isAct(name) && { requestId: randomUUID() }) }, token, address);

test('every call says why what it stores stays limited (S18)', () => {
  const listed = (Object.keys(bounds) as Bound[]).flatMap(callsOf);
  expect(listed.toSorted()).toEqual(calls.filter((name) => !isAct(name)).toSorted());
});

test('no act and no like of a newcomer is done once the budgets of their address are used up (S18)', async () => {
  const { token } = await operator.player(50_000);
  for (const name of calls.filter((each) => isAct(each) || each === 'gameLike')) {
    const { errcode, code } = await call(name, token);
    expect([name, errcode === 0 || code === 200]).toEqual([name, false]);
  }
});

test('calls that are said to store nothing add no rows (S18)', async () => {
  // The first requests open the rounds of draws, once.
  const [first, second] = [await operator.player(), await operator.player()];
  const reads = calls.filter((name) => callsOf('nothing').includes(name));
  for (const name of reads) await call(name, first.token);
  const before = await rowCounts(operator.db);
  for (const name of reads) await call(name, second.token);
  const tables = grown(before, await rowCounts(operator.db));
  expect(tables.filter((name) => name !== 'login_tries')).toEqual([]);
});
