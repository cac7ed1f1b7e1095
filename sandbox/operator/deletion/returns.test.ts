import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import { kycStates } from '#contract/kyc.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { sweep } from '../api/sweep.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { doubtfulChecks } from '../kyc/doubts.ts';
import { daysToDeletion } from './deletions.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const day = 24 * 60 * 60 * 1_000;
const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);
const offers = async (token: string) =>
  ((await operator.call('firstDepositInfo', {}, token))['items'] as FirstOffer[]).map(({ status }) => status);

/** Requests the deletion of a player's account. */
async function leave({ token, userId }: { token: string; userId: number }) {
  const { toWithdraw } = (await operator.call('deletionInfo', {}, token)) as { toWithdraw?: number };
  await operator.give(userId, 'coin', -toWithdraw!);
  const smsCode = await operator.code(token, codeTypes.security);
  expect(await operator.act('deletionRequest', { smsCode }, token)).toMatchObject({ errcode: 0 });
}

/** Passes some days, by default those until a deletion. */
async function pass(days: number = daysToDeletion) {
  operator.clock.time += days * day;
  await sweep(operator.db, operator.clock.time);
}

/** A verified player whose account has been deleted. */
async function gone() {
  const one = await operator.verified();
  await leave(one);
  await pass();
  return one;
}

/** What comes of a new account's check: the answer, and the state at its time. */
async function apply(token: string, more: object) {
  const { errcode } = await operator.submit(token, more);
  operator.decided();
  return { errcode, status: await operator.status(token), play: (await play(token)).errcode };
}
const passes = { errcode: 0, status: kycStates.passed, play: 0 };
const waits = { errcode: 0, status: kycStates.pending, play: 3004 };
const taken = { errcode: 2004, status: kycStates.rejected, play: 3004 };

describe('after the deletion of an account', () => {
  test('its person is verified again, by the same document and by another (ME-09, N8)', async () => {
    const one = await gone();
    const [same, other] = [await operator.player(50_000), await operator.player(50_000)];
    expect(await apply(other.token, { ...one.person, ...operator.bySss() })).toEqual(passes);
    await leave(other);
    await pass();
    expect(await apply(same.token, { ...one.person, idNo: one.idNo })).toEqual(passes);
  });

  test('staff see the check that waited because of it, and pass it (N8)', async () => {
    const one = await operator.verified();
    await leave(one);
    const early = await operator.player(50_000);
    await operator.submit(early.token, { ...one.person, ...operator.bySss() });
    operator.decided();
    expect(await operator.status(early.token)).toBe(kycStates.pending);
    await pass();
    const listed = await doubtfulChecks(operator.db, operator.clock.time);
    expect(listed.find(({ userId }) => userId === early.userId)).toMatchObject({ waits: true, doubts: [] });
    expect(await decideCheck(operator.db, early.userId, { verdict: 'passed' }, operator.clock.time)).toBe(true);
    expect(await operator.status(early.token)).toBe(kycStates.passed);
  });

  test('a name like its person’s passes, and earns nothing twice (FD-01, N8)', async () => {
    const one = await operator.player();
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    await operator.submit(one.token, { ...person, ...operator.bySss() });
    operator.decided();
    await operator.deposit(one.token, 50_000);
    await leave(one);
    await pass();
    const other = await operator.player(50_000);
    expect(await apply(other.token, { ...person, realName: 'Rosa M. Villanueva', ...operator.bySss() })).toEqual(
      passes,
    );
    expect(await offers(other.token)).toEqual([3, 3, 3, 3]);
  });

  test('its document is nobody else’s (S14)', async () => {
    const { idNo, person } = await gone();
    const stranger = await operator.player(50_000);
    expect(await apply(stranger.token, { idNo })).toEqual(taken);
    const namesake = await operator.player(50_000);
    expect(await apply(namesake.token, { realName: person.realName, idNo })).toEqual(taken);
    const another = await operator.player(50_000);
    expect(await apply(another.token, { idType: 'voters', idNo })).toEqual(waits);
  });

  test('staff pass nobody else by its document, though it was handed in before (S14)', async () => {
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
    const stranger = await operator.player();
    const idNo = operator.newNumber();
    await operator.submit(stranger.token, { idNo, realName: 'Zoe Quirino' });
    operator.decided();
    operator.rule();
    const one = await operator.player();
    await operator.submit(one.token, { idNo, realName: 'Rosa Villanueva' });
    expect(await decideCheck(operator.db, one.userId, { verdict: 'passed' }, operator.clock.time)).toBe(true);
    await leave(one);
    await pass();
    const passing = decideCheck(operator.db, stranger.userId, { verdict: 'passed' }, operator.clock.time);
    await expect(passing).rejects.toMatchObject({ code: taken.errcode, details: { field: 'idNo' } });
  });

  test('the person has one account still (N8)', async () => {
    const one = await gone();
    const [first, second] = [await operator.player(50_000), await operator.player(50_000)];
    expect(await apply(first.token, { ...one.person, idNo: one.idNo })).toEqual(passes);
    expect(await apply(second.token, { ...one.person, idNo: one.idNo })).toEqual(taken);
    const third = await operator.player(50_000);
    const { status } = await apply(third.token, { ...one.person, ...operator.bySss() });
    expect(status).toBe(kycStates.pending);
  });

  test('staff have nothing to look at, or to decide, in it', async () => {
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
    const one = await operator.player();
    await operator.submit(one.token, { realName: 'Juan Santos dela Bawal' });
    const listed = async () =>
      (await doubtfulChecks(operator.db, operator.clock.time)).some(({ userId }) => userId === one.userId);
    expect(await listed()).toBe(true);
    await leave(one);
    await pass();
    expect(await listed()).toBe(false);
    expect(await decideCheck(operator.db, one.userId, { verdict: 'passed' }, operator.clock.time)).toBe(false);
  });
});

describe('the deletion of an account', () => {
  test.each([
    ['an exclusion', { type: 2, months: 6 }, 185],
    ['a break', { type: 1, hours: 720 }, 30],
  ])('frees its document once %s is over (ME-09, RG-20)', async (_, protection, days) => {
    const one = await operator.verified();
    await operator.act('selfExclude', protection, one.token);
    await leave(one);
    await pass();
    const early = await operator.player(50_000);
    expect(await apply(early.token, { ...one.person, idNo: one.idNo })).toEqual(taken);
    const other = { ...one.person, ...operator.bySss() };
    const second = await operator.player(50_000);
    expect(await apply(second.token, other)).toMatchObject({ status: kycStates.pending });
    await decideCheck(operator.db, second.userId, { verdict: 'rejected' }, operator.clock.time);
    await pass(days - daysToDeletion);
    const late = await operator.player(50_000);
    expect(await apply(late.token, { ...one.person, ...operator.bySss() })).toEqual(passes);
  });
});

describe('a person’s new account', () => {
  test('has no first deposit again, from the identity check on (FD-01)', async () => {
    const one = await operator.verified();
    await operator.deposit(one.token, 50_000);
    await leave(one);
    await pass();
    const { token } = await operator.player();
    expect(await offers(token)).toEqual([0, 0, 0, 0]);
    const { orderNo } = await operator.order(token, 50_000, { itemId: 4 });
    await operator.submit(token, { ...one.person, idNo: one.idNo });
    expect(await offers(token)).toEqual([3, 3, 3, 3]);
    await operator.pay(orderNo, 50_000);
    expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 52_500 });
    expect(await offers(token)).toEqual([3, 3, 3, 3]);
  });

  test('keeps its offers if a deleted account only claimed to be this person (FD-01)', async () => {
    const impostor = await operator.player();
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    await operator.submit(impostor.token, person);
    await decideCheck(operator.db, impostor.userId, { verdict: 'rejected' }, operator.clock.time);
    await operator.deposit(impostor.token, 50_000);
    await leave(impostor);
    await pass();
    const { token } = await operator.player();
    await operator.submit(token, { ...person, ...operator.bySss() });
    expect(await offers(token)).toEqual([0, 0, 0, 0]);
  });

  test('of one who never deposited has its offers', async () => {
    const one = await gone();
    const { token } = await operator.player();
    await operator.submit(token, { ...one.person, idNo: one.idNo });
    expect(await offers(token)).toEqual([0, 0, 0, 0]);
  });

  test('has the steps rewarded that were never rewarded (V-32)', async () => {
    const one = await operator.verified();
    await operator.deposit(one.token, 50_000);
    expect(await operator.act('bindReceive', { id: 3 }, one.token)).toMatchObject({ errcode: 0 });
    await leave(one);
    await pass();
    const { token } = await operator.player();
    await operator.deposit(token, 50_000);
    await apply(token, { ...one.person, idNo: one.idNo });
    expect(await operator.act('bindReceive', { id: 3 }, token)).toMatchObject({ errcode: 409 });
    expect(await operator.act('bindReceive', { id: 1 }, token)).not.toMatchObject({ errcode: 409 });
  });

  test('makes no second valid member of an agent’s (SH-05)', async () => {
    const agent = await operator.player();
    const valid = async () =>
      ((await operator.call('appAgent5User', {}, agent.token))['data'] as { valid: number }).valid;
    const listed = async () => {
      const { data } = await operator.call('appAgent5UserLog', { pageNum: 1, pageSize: 9, type: 1 }, agent.token);
      return (data as { list: { valid: boolean }[] }).list.map((each) => each.valid);
    };
    const join = async ({ token }: { token: string }) => {
      expect(await operator.call('agentFill', { pid: agent.userId }, token)).toMatchObject({ errcode: 0 });
      await operator.deposit(token, 50_000);
      for (const amount of [50_000, 50_000]) await operator.stake(token, amount, amount);
    };
    const one = await operator.verified();
    await join(one);
    expect([await valid(), await listed()]).toEqual([1, [true]]);
    await leave(one);
    await pass();
    const two = await operator.player(50_000);
    await apply(two.token, { ...one.person, idNo: one.idNo });
    await join(two);
    expect([await valid(), await listed()]).toEqual([1, [false, true]]);
  });
});
