import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { openHandOverTest, type HandOverTest } from '#sandbox/testing/handOverTest.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { kycHandlers } from '../api/account/kyc.ts';
import { sweep } from '../api/sweep.ts';
import { kept } from '../api/sweepRules.ts';
import type { Context } from '../context/handlers.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { Refusal } from '../http/refusal.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { playerOf } from '../identity/players.ts';
import { countedFriends } from '../inviteSpin/spins.ts';
import { hasDepositedBefore, returnedFriends } from '../kyc/former.ts';

let operator: HandOverTest;
beforeAll(async () => {
  operator = await openHandOverTest();
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

const [umbrella, price] = [4, 1_500];

/** An account of an unproven number that has ordered goods to its holder's address. */
async function customer() {
  const account = await operator.unproven();
  await operator.deposit(account.token, 50_000);
  await operator.give(account.userId, 'diamond', price);
  await operator.call('updateAddress', samples.updateAddress, account.token);
  const ordered = await operator.act('diamondExchangeGoods', { id: umbrella, num: 1 }, account.token);
  expect(ordered).toMatchObject({ errcode: 0, diamond: 0 });
  return account;
}

const orders = async (token: string) => {
  const answer = await operator.call('diamondGoodsExchangeOrderLog', { pageNum: 1, pageSize: 20 }, token);
  return answer['list'] as Output<'diamondGoodsExchangeOrderLog'>['list'];
};

const stepsOf = async (token: string) => {
  const { data } = await operator.call('bindInfo', {}, token);
  return (data as Output<'bindInfo'>).list;
};

test('the owner of a number isn’t told where goods went that whoever registered it ordered (S3)', async () => {
  const { mobile, userId } = await customer();
  const own = await operator.enter(mobile);
  const [order] = await orders(own.token);
  expect(order).toMatchObject({ goodsId: umbrella, cost: price });
  expect([order!.address, order!.courier, order!.trackNo]).toEqual([undefined, undefined, undefined]);
  const sent = operator.db.selectFrom('goodsOrders').select('address').where('userId', '=', userId);
  expect((await sent.executeTakeFirstOrThrow()).address).toMatchObject({ name: samples.updateAddress.name });
});

test('diamonds for refused goods return to the account that the owner of its number has taken over (S3)', async () => {
  operator.rule({ delivery: { ...usualStaffRules.delivery, end: 'refused' } });
  const { mobile } = await customer();
  operator.rule();
  const own = await operator.enter(mobile);
  operator.clock.time += usualStaffRules.delivery.endAfter;
  expect(await orders(own.token)).toMatchObject([{ status: 5 }]);
  const shop = (await operator.call('diamondShopData', {}, own.token))['data'];
  expect(shop).toMatchObject({ diamond: price });
});

test('an order on a device of the account keeps its address for its owner (S3)', async () => {
  const { mobile } = await customer();
  const own = await operator.enter(mobile, 'of stranger');
  expect((await orders(own.token))[0]!.address).toMatchObject({ name: samples.updateAddress.name });
});

test.each([
  ['kept if they had deposited', 50_000, 0, 2],
  ['swept if only its owner has', 0, 50_000, 0],
])('pictures of a refused check that left an account are %s (S18)', async (_, before, since, pictures) => {
  const { mobile, token, userId } = await operator.unproven();
  if (before) await operator.deposit(token, before);
  await operator.submit(token, operator.newPerson());
  await decideCheck(operator.db, userId, { verdict: 'rejected' }, operator.clock.time);
  expect(await operator.status(token)).toBe(kycStates.rejected);
  const own = await operator.enter(mobile);
  if (since) await operator.deposit(own.token, since);
  await sweep(operator.db, operator.clock.time + kept.rejectedPictures + 1);
  const theirs = operator.db
    .selectFrom('kycImages')
    .innerJoin('kycChecks', 'kycChecks.userId', 'kycImages.userId')
    .select('kycImages.id')
    .where('kycChecks.formerId', '=', userId);
  expect(await theirs.execute()).toHaveLength(pictures);
});

test('what the owner of a number does later takes no reward from whoever left its account (N8)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  const own = await operator.enter(mobile);
  await operator.deposit(own.token, 50_000);
  expect(await operator.act('bindReceive', { id: 1 }, own.token)).toMatchObject({ errcode: 0 });
  const next = await operator.player();
  await operator.submit(next.token, person);
  operator.decided();
  expect(await operator.status(next.token)).toBe(kycStates.passed);
  expect(await hasDepositedBefore(operator.db, next.userId)).toBe(false);
  expect((await stepsOf(next.token))[0]).toMatchObject({ kind: 'mobile', status: 1 });
});

test('a friend who is verified again in their own account hasn’t come back, in another one they have (N8)', async () => {
  const person = operator.newPerson();
  const { mobile } = await operator.verifiedUnproven(person);
  const [own, inviter] = [await operator.enter(mobile), await operator.player()];
  const invite = (userId: number) =>
    operator.db.updateTable('users').set({ pid: inviter.userId }).where('id', '=', userId).execute();
  const returned = () => returnedFriends(operator.db, inviter.userId, operator.clock.time + 1);
  await invite(own.userId);
  await operator.submit(own.token, person);
  expect(await returned()).toEqual([]);
  const next = await operator.player();
  await invite(next.userId);
  await operator.submit(next.token, { ...person, ...operator.bySss() });
  expect(await returned()).toEqual([next.userId]);
});

test.each([
  ['', undefined],
  [', as a refused one,', new Refusal(codes.taken, 'Known for another player')],
])('a check that waits while the account goes to its owner isn’t kept%s there (S3, S4)', async (_, refusal) => {
  const { mobile, token, userId } = await operator.unproven();
  const application = (await operator.application(token, operator.newPerson())) as unknown as Input<'addKyc'>;
  const sessions: string[] = [];
  const once = async (work: (trx: Trx) => Promise<unknown>) => {
    sessions.push((await operator.enter(mobile)).token);
    if (refusal) throw refusal;
    return operator.db.transaction().execute(work);
  };
  const { addKyc } = kycHandlers(operator.context);
  const context = { userId, token, address: '', time: operator.clock.time, once } as unknown as Context;
  await expect(addKyc(application, context)).rejects.toMatchObject({ code: codes.signedOut });
  await operator.expectNobody(sessions[0]!);
});

test('a friend who leaves an account to the owner of its number counts as before, and once (S3, N8)', async () => {
  const person = operator.newPerson();
  const inviter = await operator.player();
  const invite = (userId: number) =>
    operator.db.updateTable('users').set({ pid: inviter.userId }).where('id', '=', userId).execute();
  const counted = () => countedFriends(operator.db, inviter.userId, operator.clock.time);
  const { mobile, userId } = await operator.verifiedUnproven(person);
  await invite(userId);
  expect(await counted()).toBe(1);
  const own = await operator.enter(mobile);
  expect(await counted()).toBe(1);
  await invite(own.userId);
  await operator.submit(own.token, person);
  operator.decided();
  expect(await operator.status(own.token)).toBe(kycStates.passed);
  expect(await counted()).toBe(1);
});

test.each([
  ['loses the picture of whoever registered it', 'of owner', ''],
  ['keeps a picture uploaded on their device', 'of stranger', 'their photo'],
])('the account of a number that its owner enters %s (S3)', async (_, deviceId, avatarOther) => {
  const { mobile, userId } = await operator.unproven();
  const changes = { avatar: '7', avatarOther: 'their photo' };
  await operator.db.updateTable('users').set(changes).where('id', '=', userId).execute();
  await operator.enter(mobile, deviceId);
  expect(await playerOf(operator.db, userId)).toMatchObject({ avatar: '7', avatarOther });
});
