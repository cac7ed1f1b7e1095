import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes, codeTypes, loginKinds } from '#contract/loginKinds.ts';
import type { Money } from '#contract/schema.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { sweep } from '../api/sweep.ts';
import { daysToDeletion } from './deletions.ts';
import { leftInClosed } from './leftInClosed.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
const password = 'secret88';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
let last = 0;

async function register() {
  const account = `leaver_${++last}`;
  const input = { account, password, loginKind: loginKinds.account, deviceId: `of ${account}`, ...consent };
  const { token, userInfo } = await operator.call('accountRegist', input);
  return { account, token: token as string, userId: (userInfo as { id: number }).id };
}
const logIn = (account: string, its = password) =>
  operator.call('accountLogin', { account, password: its, loginKind: loginKinds.account, deviceId: 'another' });
const info = (token: string) => operator.call('deletionInfo', {}, token);
const request = (token: string, more: object = { password }) => operator.act('deletionRequest', more, token);
const balance = async (userId: number) => balanceOf(operator.db, userId);
const cancel = (token: string) => operator.act('deletionCancel', {}, token);
const pass = (days: number) => void (operator.clock.time += days * day);

/** A player who came by phone, without a password. */
async function byPhone(mobile: string) {
  operator.clock.time += 60_000;
  await operator.call('smsSend', { mobile, type: authModes.loginAndRegister, deviceId: mobile });
  const sent = { mobile, smsCode: '246810', loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
  return operator.call('accountLoginSms', { ...sent, deviceId: mobile, ...consent });
}

/** How many rows of a player each of these tables has. */
async function rowsOf(userId: number) {
  const counted = sql`(select 'entries', count(*)::int from entries
    join accounts on accounts.id = account_id where user_id = ${userId})`;
  const tables = ['tokens', 'user_others', 'devices', 'likes', 'kyc_checks'].map(
    (table) => sql`select ${table}, count(*)::int from ${sql.table(table)} where user_id = ${userId}`,
  );
  const all = sql<{ table: string; n: number }>`select * from (${sql.join([counted, ...tables], sql` union all `)})
    as counts ("table", n)`;
  const { rows } = await all.execute(operator.db);
  return Object.fromEntries(rows.map(({ table, n }) => [table, n]));
}

test('a deletion is requested once: copies, and another request, leave its date (ME-09)', async () => {
  const { token } = await register();
  expect(await info(token)).not.toHaveProperty('requestedAt');
  const requestId = randomUUID();
  const { time } = operator.clock;
  const copies = await Promise.all([1, 2, 3].map(() => request(token, { password, requestId })));
  const requested = { errcode: 0, requestedAt: time, deletesAt: time + daysToDeletion * day };
  for (const copy of copies) expect(copy).toMatchObject(requested);
  pass(1);
  expect(await request(token)).toMatchObject(requested);
  expect(await info(token)).toMatchObject(requested);
});

test('a request needs the password; a wrong one is counted, and none is refused (ME-09)', async () => {
  const { token } = await register();
  expect(await request(token, { password: 'wrong888' })).toMatchObject({ errcode: 2001, left: 4 });
  expect(await request(token, {})).toMatchObject({ errcode: 403, need: 'password' });
  expect(await info(token)).not.toHaveProperty('requestedAt');
});

test('without a password a code to the number is the proof, and its copies get the first answer (ME-09)', async () => {
  const { token } = (await byPhone('09165550101')) as { token?: string };
  pass(1);
  expect(await request(token!, { password })).toMatchObject({ errcode: 403, need: 'code' });
  const smsCode = await operator.code(token!, codeTypes.security);
  const requestId = randomUUID();
  for (let copy = 0; copy < 2; copy++)
    expect(await request(token!, { smsCode, requestId })).toMatchObject({
      errcode: 0,
      requestedAt: expect.any(Number),
    });
});

test('money is withdrawn first, wherever it is, and a payment on its way is waited for (ME-09)', async () => {
  const { token, userId } = await register();
  await operator.give(userId, 'coin', 50_000);
  await operator.call('setSafeboxPassword', samples.setSafeboxPassword, token);
  expect(await operator.act('safeboxTransfer', samples.safeboxTransfer, token)).toMatchObject({ errcode: 0 });
  expect(await info(token)).toMatchObject({ toWithdraw: 50_000, inProgress: false });
  expect(await request(token)).toMatchObject({ errcode: 4002, need: 'withdraw' });
  await operator.give(userId, 'coin', -49_500);
  await operator.order(token, 20_000);
  expect(await info(token)).toMatchObject({ toWithdraw: 0, inProgress: true });
  expect(await request(token)).toMatchObject({ errcode: 4002, need: 'payment' });
  // A payment in the last second may be reported minutes later.
  operator.clock.time += 35 * 60_000;
  expect(await request(token)).toMatchObject({ errcode: 4002, need: 'payment' });
});

test('a deposit reported after the account has closed is listed for staff, with its order (ME-09)', async () => {
  const [late, little] = [await register(), await register()];
  await operator.give(little.userId, 'coin', 35);
  const { orderNo } = await operator.order(late.token, 50_000);
  operator.clock.time += 60 * 60_000;
  for (const { token } of [late, little]) expect(await request(token)).toMatchObject({ errcode: 0 });
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  const listed = () => leftInClosed(operator.db, operator.clock.time);
  expect(await listed()).toEqual([]);
  const closedAt = operator.clock.time;
  operator.clock.time += 60_000;
  expect(await operator.pay(orderNo, 50_000)).toBe(200);
  expect(await listed()).toEqual([{ userId: late.userId, closedAt, toWithdraw: 50_000, orders: [orderNo] }]);
});

test('a lottery entry bought with money is waited for, and its prize until it is claimed (ME-09)', async () => {
  const { token, userId } = await register();
  await operator.give(userId, 'coin', 100_000);
  const { data } = await operator.call('lotteryInfo', { activityType: 55 }, token);
  const { round } = data as { round: number };
  expect(await operator.act('lotteryOrder', { round, productId: 2, num: 1 }, token)).toMatchObject({ errcode: 0 });
  await operator.give(userId, 'coin', 0 - (await balance(userId)));
  expect(await info(token)).toMatchObject({ toWithdraw: 0, inProgress: true });
  const { db } = operator;
  await db
    .updateTable('lotteryOrders')
    .set({ prize: 30_000 as Money })
    .where('userId', '=', userId)
    .execute();
  const drawn = { numbers: '{1,2,3,4,5,6}' };
  await db.updateTable('lotteryRounds').set(drawn).where('id', '=', round).execute();
  expect(await info(token)).toMatchObject({ toWithdraw: 30_000, inProgress: false });
  expect(await request(token)).toMatchObject({ errcode: 4002, need: 'withdraw' });
});

test('too little to withdraw holds nobody back, and stays in the books (ME-09)', async () => {
  const { token, userId } = await register();
  await operator.give(userId, 'coin', 35);
  expect(await request(token)).toMatchObject({ errcode: 0, toWithdraw: 0, tooLittle: 35 });
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await rowsOf(userId)).toMatchObject({ entries: 1 });
});

test('a cancelled deletion never comes, and cancelling again changes nothing (ME-09)', async () => {
  const { account, token } = await register();
  await request(token);
  for (let time = 0; time < 2; time++) {
    const kept = await cancel(token);
    expect(kept).toMatchObject({ errcode: 0 });
    expect(kept).not.toHaveProperty('requestedAt');
  }
  pass(daysToDeletion + 1);
  await sweep(operator.db, operator.clock.time);
  expect(await logIn(account)).toMatchObject({ errcode: 0 });
});

test('at its time the account is closed to its sessions and to log-ins, swept or not (ME-09)', async () => {
  const { account, token } = await register();
  await request(token);
  operator.clock.time += daysToDeletion * day - 1;
  expect(await info(token)).toMatchObject({ errcode: 0 });
  operator.clock.time += 1;
  expect(await info(token)).toMatchObject({ errcode: 401 });
  expect(await logIn(account)).toMatchObject({ errcode: 2008 });
  expect(await logIn(account, 'wrong888')).toMatchObject({ errcode: 2001 });
  expect(await cancel(token)).toMatchObject({ errcode: 401 });
});

test('what the law keeps stays, what it doesn’t is erased, and the number is free again (ME-09)', async () => {
  const mobile = '09165550102';
  const { token, userInfo } = (await byPhone(mobile)) as { token?: string; userInfo?: { id: number } };
  const { id: userId } = userInfo!;
  await operator.call('updateAppUserOther', { realName: 'Juan Dela Cruz', city: 'Manila' }, token);
  await operator.call('gameLike', { gameId: 1001, like: true }, token);
  await operator.give(userId, 'coin', 50_000);
  await operator.give(userId, 'coin', -50_000);
  await operator.know(userId);
  expect(await request(token!, {})).toMatchObject({ errcode: 0 });
  const before = await rowsOf(userId);
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(before).toMatchObject({ tokens: 1, user_others: 1, devices: 1, likes: 1, entries: 2, kyc_checks: 1 });
  expect(await rowsOf(userId)).toEqual({
    tokens: 0,
    user_others: 0,
    devices: 0,
    likes: 0,
    entries: 2,
    kyc_checks: 1,
  });
  expect(await byPhone(mobile)).toMatchObject({ errcode: 0, isNew: true });
});

test('an exclusion outlives the account: number and device are known until it ends (ME-09, RG-20)', async () => {
  const mobile = '09165550103';
  const { token, userInfo } = (await byPhone(mobile)) as { token?: string; userInfo?: { id: number } };
  await operator.act('selfExclude', { type: 2, months: 6 }, token!);
  const smsCode = await operator.code(token!, codeTypes.security);
  expect(await request(token!, { smsCode })).toMatchObject({ errcode: 0 });
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await byPhone(mobile)).toMatchObject({ errcode: 2008 });
  expect(await rowsOf(userInfo!.id)).toMatchObject({ tokens: 0, devices: 1 });
  pass(190);
  await sweep(operator.db, operator.clock.time);
  expect(await rowsOf(userInfo!.id)).toMatchObject({ devices: 0 });
  expect(await byPhone(mobile)).toMatchObject({ errcode: 0, isNew: true });
});

test('a deleted person who has excluded themselves can’t play by another account (ME-09, RG-20)', async () => {
  const [first, second] = [await register(), await register()];
  await operator.know(first.userId);
  await operator.act('selfExclude', { type: 2, months: 6 }, first.token);
  await request(first.token);
  await operator.know(second.userId);
  const born = operator.db.selectFrom('kycChecks').select('birthday').where('userId', '=', first.userId);
  const { birthday } = await born.executeTakeFirstOrThrow();
  await operator.db.updateTable('kycChecks').set({ birthday }).where('userId', '=', second.userId).execute();
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await logIn(first.account)).toMatchObject({ errcode: 2008 });
  expect(await operator.act('startGame', { gameId: 1001 }, second.token)).toMatchObject({ errcode: 5002 });
  pass(190);
  await sweep(operator.db, operator.clock.time);
  const { token } = await logIn(second.account);
  expect(await operator.act('startGame', { gameId: 1001 }, token as string)).toMatchObject({ errcode: 0 });
});

test('with money again at its time the account stays until that is withdrawn (ME-09)', async () => {
  const { account, token, userId } = await register();
  await request(token);
  await operator.give(userId, 'coin', 50_000);
  pass(daysToDeletion + 1);
  await sweep(operator.db, operator.clock.time);
  expect(await info(token)).toMatchObject({ errcode: 0, toWithdraw: 50_000, requestedAt: expect.any(Number) });
  await operator.give(userId, 'coin', -50_000);
  expect(await logIn(account)).toMatchObject({ errcode: 2008 });
});
