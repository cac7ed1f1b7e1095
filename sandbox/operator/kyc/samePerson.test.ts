import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { newSubscription } from '#sandbox/testing/pushService.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { sendMail } from '../mail/sendMail.ts';
import { giveCoupon } from '../money/coupons.ts';
import { decideCheck } from './decideCheck.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);

/** The staff's verdict that a check passes, as that of the person of other accounts; its refusal's code. */
const pass = (userId: number, ...samePerson: number[]) =>
  decideCheck(operator.db, userId, { verdict: 'passed', samePerson }, operator.clock.time).catch(
    ({ code }: { code: number }) => code,
  );

/** An account with ₱500 that its owner has excluded, and another that was verified after it, whose check it submits. */
async function excludedAndVerified({ changes = {}, name = 'Luzviminda Catacutan' } = {}) {
  const one = await operator.player(50_000);
  await exclude(one.token);
  const two = await operator.verified(name);
  const submitted = await operator.submit(one.token, { ...two.person, ...operator.bySss(), ...changes });
  operator.decided();
  return { one, two, submitted };
}

/** Withdraws all of an account's ₱500. */
async function withdraw(token: string, accountName: string) {
  const accountId = await operator.account(token, { accountName });
  const smsCode = await operator.code(token);
  return operator.act('exchange', { amount: 50_000, name: 'gcash', accountId, smsCode }, token);
}

test('an excluded player who has another account is verified as its person: money leaves, the other stops (N8)', async () => {
  const { one, two } = await excludedAndVerified();
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
  expect(await pass(one.userId)).toBe(2004);
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await withdraw(one.token, two.person.realName)).toMatchObject({ errcode: 0, coin: 0 });
  expect(await operator.call('online', { gameId: 0 }, two.token)).toMatchObject({ rg: { stop: true } });
  const { until } = await operator.call('rgState', {}, one.token);
  const told = await operator.call('selfLimitInfo', {}, two.token);
  expect(told).toMatchObject({ state: rgStates.normal, playRefusal: { code: codes.excluded, until } });
  const open = operator.db.selectFrom('stays').selectAll().where('userId', '=', two.userId);
  expect(await open.where('closedAt', 'is', null).execute()).toEqual([]);
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
  expect(await play(one.token)).toMatchObject({ errcode: 5002 });
});

test('the other account of an excluded person gets no offers (RG-20, RG-26)', async () => {
  const { one, two } = await excludedAndVerified();
  const { time } = operator.clock;
  const offer = { ref: `offer:${two.userId}`, userId: two.userId, type: 'promo', title: 'Offer', content: '' } as const;
  await sendMail(operator.db, { ...offer, time });
  const offered = async () => {
    const { subscription } = newSubscription(`https://fcm.googleapis.com/fcm/send/${two.userId}`);
    const [mails, { activityIds }, pushes] = await Promise.all([
      operator.call('getMail2', { pageNum: 1, pageSize: 20 }, two.token),
      operator.call('getActivityIds', {}, two.token),
      operator.act('pushSubscribe', { ...subscription, lang: 'en', topics: ['payouts'] }, two.token),
    ]);
    const hasOffer = (mails['list'] as { title: string }[]).some(({ title }) => title === offer.title);
    return { hasOffer, hasActivities: (activityIds as number[]).length > 0, push: pushes.errcode };
  };
  expect(await offered()).toEqual({ hasOffer: true, hasActivities: true, push: 0 });
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await offered()).toEqual({ hasOffer: false, hasActivities: false, push: codes.excluded });
});

const pagesOfOffers = [
  'firstDepositInfo',
  'bindInfo',
  'getVipInfo',
  'getVipLevelAudit',
  'pointsInfo',
  'actInviteUser',
  'lotteryInfo',
  'lotteryProducts',
  'betBonus',
  'loginBonus3User',
  'getTaskUser',
  'followInfo',
  'slotsHackInfo',
  'rankInfo',
  'getJackpotDrawInfo',
  'getJackpotRank',
  'appAgent5User',
] as const;

test('the other account of an excluded person sees no page of offers by its address either (RG-20, RG-26)', async () => {
  const { one, two } = await excludedAndVerified();
  const refused = async () => {
    const pages = [];
    for (const page of pagesOfOffers) {
      const { errcode, code } = await operator.call(page, samples[page], two.token);
      if ((errcode ?? code) === codes.excluded) pages.push(page);
    }
    return pages;
  };
  expect(await refused()).toEqual([]);
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await refused()).toEqual(pagesOfOffers);
});

test('the other account of an excluded person lists no coupons until it is told apart (RG-20)', async () => {
  const { one, two } = await excludedAndVerified();
  const coupon = { userId: two.userId, propId: 1301, value: 100, minAmount: 0, expiresAt: operator.clock.time + 1_000 };
  await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
  const listed = async () => (await operator.call('couponList', {}, two.token))['list'];
  expect(await listed()).toHaveLength(1);
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await listed()).toEqual([]);
  await tellApart(operator.db, one.userId, two.userId);
  expect(await listed()).toHaveLength(1);
});

test('an excluded player is verified by the document of their other account (S14)', async () => {
  const { one, two, submitted } = await excludedAndVerified({ changes: { idType: 'passport', idNo: 'P7654321A' } });
  expect(submitted).toMatchObject({ errcode: 0 });
  const { idNo } = two;
  expect(await decideCheck(operator.db, one.userId, { verdict: 'rejected' }, operator.clock.time)).toBe(true);
  expect(await operator.submit(one.token, { ...two.person, idNo })).toMatchObject({ errcode: 2004 });
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await operator.status(one.token)).toBe(kycStates.passed);
  expect(await operator.status(two.token)).toBe(kycStates.passed);
  const stranger = await operator.player();
  expect(await operator.submit(stranger.token, { idNo })).toMatchObject({ errcode: 2004 });
});

test('a name that is only like the other account’s stops that, too (N8)', async () => {
  const changes = { realName: 'Luzviminda Reyes Catacutan' };
  const { one, two } = await excludedAndVerified({ changes });
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
  expect(await tellApart(operator.db, one.userId, two.userId)).toBe(true);
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});

test('an account told apart before can be the same person’s after all (N8)', async () => {
  const { one, two } = await excludedAndVerified();
  await tellApart(operator.db, two.userId, one.userId);
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
});

test('of two excluded accounts of a person both are verified (N8)', async () => {
  const { one, two } = await excludedAndVerified();
  await exclude(two.token);
  expect(await pass(one.userId)).toBe(5002);
  expect(await pass(one.userId, two.userId)).toBe(true);
});

test('nobody who isn’t excluded is verified twice, and no account of somebody else’s is named (N8)', async () => {
  const { one, two } = await excludedAndVerified();
  const stranger = await operator.verified('Zoe Quirino');
  expect(await pass(one.userId, two.userId, stranger.userId)).toBe(2004);
  expect(await pass(one.userId, one.userId)).toBe(2004);
  const rejected = { verdict: 'rejected', samePerson: [two.userId] } as const;
  await expect(decideCheck(operator.db, one.userId, rejected, operator.clock.time)).rejects.toMatchObject({
    code: 400,
  });
  const three = await operator.player();
  await operator.submit(three.token, { ...two.person, ...operator.bySss() });
  expect(await pass(three.userId, one.userId, two.userId)).toBe(2004);
  // Another account that may be theirs has to be decided on, too.
  expect(await pass(one.userId, two.userId)).toBe(2004);
  expect(await pass(one.userId, two.userId, three.userId)).toBe(true);
  expect(await play(stranger.token)).toMatchObject({ errcode: 0 });
});

/** Ends a player's exclusion. */
const endExclusion = (userId: number) =>
  operator.db
    .updateTable('exclusions')
    .set({ until: operator.clock.time, state: rgStates.excluded })
    .where('userId', '=', userId)
    .execute();

test('after the exclusion the person plays by one account (N8)', async () => {
  const { one, two } = await excludedAndVerified();
  expect(await pass(one.userId, two.userId)).toBe(true);
  await endExclusion(one.userId);
  expect(await play(one.token)).toMatchObject({ errcode: 3004 });
  expect(await operator.order(one.token, 50_000)).toMatchObject({ errcode: 3004 });
  expect(await withdraw(one.token, two.person.realName)).toMatchObject({ errcode: 0 });
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});

test('after the exclusion a deposit leaves the account that can’t stake it (N8)', async () => {
  const one = await operator.player();
  await operator.deposit(one.token, 50_000, { noBonus: true });
  await exclude(one.token);
  const two = await operator.verified('Remedios Catacutan');
  await operator.submit(one.token, { ...two.person, ...operator.bySss() });
  operator.decided();
  expect(await pass(one.userId, two.userId)).toBe(true);
  await endExclusion(one.userId);
  expect(await play(one.token)).toMatchObject({ errcode: 3004 });
  expect(await withdraw(one.token, two.person.realName)).toMatchObject({ errcode: 0, coin: 0 });
});

test('after the exclusion the person plays by the other account, though it wasn’t verified before (N8)', async () => {
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  const one = await operator.player(50_000);
  await exclude(one.token);
  const two = await operator.player(50_000);
  const person = { realName: 'Milagrosa Panganiban', birthday: operator.newBirthday() };
  await operator.submit(two.token, { ...person, ...operator.bySss() });
  await operator.submit(one.token, { ...person, ...operator.bySss() });
  operator.rule();
  expect(await pass(one.userId, two.userId)).toBe(true);
  expect(await pass(two.userId)).toBe(5002);
  await endExclusion(one.userId);
  expect(await play(one.token)).toMatchObject({ errcode: 3004 });
  expect(await pass(two.userId)).toBe(true);
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});
