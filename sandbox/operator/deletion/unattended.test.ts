import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { sweep, sweepRegularly } from '../api/sweep.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { daysToDeletion } from './deletions.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterEach(() => {
  operator.switches.reset();
  operator.rule();
});
afterAll(() => operator.close());

const hour = 60 * 60 * 1_000;
const pass = (days: number) => void (operator.clock.time += days * 24 * hour);
const deletionOf = async (userId: number) => {
  const found = operator.db.selectFrom('deletions').select(['closedAt', 'erasedAt']).where('userId', '=', userId);
  return found.executeTakeFirstOrThrow();
};
const closedAt = async (userId: number) => (await deletionOf(userId)).closedAt;

/** A player who has requested the deletion of the account. */
async function leaver() {
  const player = await operator.known();
  const smsCode = await operator.code(player.token, codeTypes.security);
  expect(await operator.act('deletionRequest', { smsCode }, player.token)).toMatchObject({ errcode: 0 });
  return player;
}

/** Deposits ₱500 and withdraws them. */
async function withdraw({ token, accountId }: { token: string; accountId: number }) {
  await operator.deposit(token, 50_000, { noBonus: true });
  await operator.stake(token, 50_000, 50_000);
  const proof = { name: 'gcash', accountId, smsCode: await operator.code(token) };
  expect(await operator.act('exchange', { amount: 50_000, ...proof }, token)).toMatchObject({ errcode: 0 });
}

test('an account is closed though its last withdrawal ended after the player’s last visit (ME-09)', async () => {
  const player = await leaver();
  await withdraw(player);
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await closedAt(player.userId)).toBe(operator.clock.time);
});

test('an account stays with a withdrawal that came back after the player’s last visit (ME-09)', async () => {
  operator.rule({ payout: { ...usualStaffRules.payout, end: 'returned' } });
  const player = await leaver();
  await withdraw(player);
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await closedAt(player.userId)).toBeNull();
  expect(await balanceOf(operator.db, player.userId)).toBe(50_000);
});

test('an account is closed after a draw that nobody requests, if its entries have won nothing (ME-09)', async () => {
  const { token, userId } = await leaver();
  await operator.give(userId, 'coin', 50_000);
  const { data } = await operator.call('lotteryInfo', { activityType: activityTypes.Lottery }, token);
  const { round } = data as { round: number };
  const numbers = [6, 7, 8, 9, 10].map((last) => [1, 2, 3, 4, 5, last]);
  const order = { round, productId: 2, num: 1, numbers };
  expect(await operator.act('lotteryOrder', order, token)).toMatchObject({ errcode: 0 });
  await operator.give(userId, 'coin', 0 - (await balanceOf(operator.db, userId)));
  operator.switches.force('lottery', [37, 38, 39, 40, 41, 42]);
  pass(daysToDeletion);
  await sweep(operator.db, operator.clock.time);
  expect(await closedAt(userId)).toBeNull();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = sweepRegularly({ context: operator.context, now: () => operator.clock.time });
  onTestFinished(stop);
  vi.advanceTimersByTime(hour);
  await vi.waitFor(async () => expect(await closedAt(userId)).toBe(operator.clock.time), 5_000);
});

test('an account that is due isn’t closed between two rounds of a game (ME-09)', async () => {
  const { token, userId } = await leaver();
  await operator.give(userId, 'coin', 50_000);
  pass(daysToDeletion);
  await operator.stake(token, 50_000);
  await sweep(operator.db, operator.clock.time);
  expect(await operator.call('online', { gameId: 1001 }, token)).toMatchObject({ errcode: 0 });
  expect(await closedAt(userId)).toBeNull();
  operator.clock.time += hour;
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ errcode: 401 });
  expect(await closedAt(userId)).toBe(operator.clock.time);
});

/** Has each attempt to note this end of a player's deletion fail, for the rest of the test. */
async function breakDeletion(userId: number, end: 'closed_at' | 'erased_at') {
  await sql`alter table deletions add constraint broken
    check (user_id <> ${sql.lit(userId)} or ${sql.ref(end)} is null)`.execute(operator.db);
  onTestFinished(async () => {
    await sql`alter table deletions drop constraint broken`.execute(operator.db);
  });
}

/** Sweeps, and returns what is reported. */
async function sweepReporting() {
  const errors: unknown[] = [];
  await sweep(operator.db, operator.clock.time, (error) => void errors.push(error));
  return errors.map(String);
}

test('an account that can’t be closed holds up neither another’s closing nor the sweep (ME-09, S18)', async () => {
  const [stuck, other] = [await leaver(), await leaver()];
  await breakDeletion(stuck.userId, 'closed_at');
  await operator.db.insertInto('smsNotices').values({ mobile: 'm', text: 'old', sentAt: 0 }).execute();
  pass(daysToDeletion);
  expect(await sweepReporting()).toEqual([expect.stringContaining('broken')]);
  expect(await closedAt(stuck.userId)).toBeNull();
  expect(await closedAt(other.userId)).toBe(operator.clock.time);
  expect(await operator.db.selectFrom('smsNotices').selectAll().where('text', '=', 'old').execute()).toEqual([]);
});

test('a person who can’t be forgotten holds up nobody else’s erasure (ME-09)', async () => {
  const [stuck, other] = [await leaver(), await leaver()];
  await breakDeletion(stuck.userId, 'erased_at');
  pass(daysToDeletion);
  expect(await sweepReporting()).toEqual([expect.stringContaining('broken')]);
  const { time } = operator.clock;
  expect(await deletionOf(stuck.userId)).toEqual({ closedAt: time, erasedAt: null });
  expect(await deletionOf(other.userId)).toEqual({ closedAt: time, erasedAt: time });
});
