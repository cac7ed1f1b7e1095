import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from './decideCheck.ts';
import { doubtfulChecks } from './doubts.ts';
import { clearNamesake } from './restricted.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const day = 24 * 60 * 60_000;
const pass = (userId: number) => decideCheck(operator.db, userId, { verdict: 'passed' }, operator.clock.time);
const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const doubtsOf = async (userId: number) =>
  (await doubtfulChecks(operator.db, operator.clock.time)).find((check) => check.userId === userId)?.doubts;

describe('a restricted person', () => {
  test.each(['Juan Dela Bawal.', 'Juan Dela-Bawal', "Juan Dela 'Bawal", 'Juan dela Bawal Jr.', 'Juаn dela Bawal'])(
    'is refused as %s (N9)',
    async (realName) => {
      const { token } = await operator.player();
      expect(await operator.submit(token, { realName })).toMatchObject({ errcode: 2007 });
      expect(await operator.status(token)).toBe(kycStates.rejected);
      expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 3004 });
      expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 3004 });
    },
  );

  test.each([
    ['Juan Santos dela Bawal', { why: 'restricted', name: 'Juan dela Bawal' }],
    ['Juan dela BawaI', { why: 'restricted', name: 'Juan dela Bawal' }],
    ['Juan Reyes Delabawal', { why: 'restricted', name: 'Juan dela Bawal' }],
    ['Ɉuan dela Cruz', { why: 'letters' }],
  ])('as a possible match, %s, waits for staff, with the reason shown (N9)', async (realName, doubt) => {
    const { token, userId } = await operator.player();
    expect(await operator.submit(token, { realName })).toMatchObject({ errcode: 0, hasKyc: kycStates.pending });
    operator.clock.time += 7 * day;
    expect(await operator.status(token)).toBe(kycStates.pending);
    expect(await doubtsOf(userId)).toContainEqual(doubt);
    expect(await pass(userId)).toBe(true);
    expect(await operator.status(token)).toBe(kycStates.passed);
  });

  test('listed while the check is pending cannot be passed by staff (N9)', async () => {
    const { token, userId } = await operator.player();
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
    await operator.submit(token);
    await operator.db
      .updateTable('kycChecks')
      .set({ realName: 'Bawal, Maglaro' })
      .where('userId', '=', userId)
      .execute();
    await expect(pass(userId)).rejects.toMatchObject({ code: 2007 });
  });
});

describe('a namesake of a restricted person', () => {
  const birthday = '1984-02-17';

  test('plays and passes once staff know of them, with this birthday only (N9)', async () => {
    const { token, userId } = await operator.player(50_000);
    const play = () => operator.act('startGame', { gameId: 1001 }, token);
    expect(await operator.submit(token, { realName: 'Juan dela Bawal', birthday })).toMatchObject({ errcode: 2007 });
    expect(await clearNamesake(operator.db, userId, 'Nobody Listed')).toBe(false);
    expect(await clearNamesake(operator.db, userId, 'Juan dela Bawal')).toBe(true);
    expect(await operator.submit(token, { realName: 'Juan dela Bawal', birthday: '1984-02-27' })).toMatchObject({
      errcode: 2007,
    });
    expect(await play()).toMatchObject({ errcode: 3004 });
    expect(await operator.submit(token, { realName: 'Juan dela Bawal', birthday })).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await operator.status(token)).toBe(kycStates.passed);
    expect(await play()).toMatchObject({ errcode: 0 });
  });

  test('frees nobody else of that name (N9)', async () => {
    const { token } = await operator.player();
    expect(await operator.submit(token, { realName: 'Juan dela Bawal', birthday })).toMatchObject({ errcode: 2007 });
  });
});

describe('an excluded person', () => {
  test.each([
    ['the same name', 'Rosa Villanueva'],
    ['other letters', 'VILLANUEVA Rоsa'],
    ['a suffix', 'Rosa Villanueva III'],
  ])('waits with another document type, by %s and the birthday, and can’t pass (N8)', async (_, realName) => {
    const one = await operator.verified();
    await exclude(one.token);
    const { token, userId } = await operator.player();
    expect(await operator.submit(token, { ...one.person, realName, ...operator.bySss() })).toMatchObject({
      errcode: 0,
    });
    operator.decided();
    expect(await operator.status(token)).toBe(kycStates.pending);
    await expect(pass(userId)).rejects.toMatchObject({ code: 5002 });
  });

  test('as a possible match waits until staff tell the two apart (N8)', async () => {
    const one = await operator.verified();
    await exclude(one.token);
    const two = await operator.player();
    await operator.submit(two.token, { ...one.person, realName: 'Rosa Santos Villanueva', ...operator.bySss() });
    operator.clock.time += 7 * day;
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    const doubt = { why: 'person', userId: one.userId, name: 'maybe', excluded: true };
    expect(await doubtsOf(two.userId)).toEqual([doubt]);
    await expect(pass(two.userId)).rejects.toMatchObject({ code: 2004 });
    await tellApart(operator.db, one.userId, two.userId);
    expect(await pass(two.userId)).toBe(true);
  });

  test('with names, day and month swapped waits for staff too (N8)', async () => {
    const one = await operator.verified();
    const [year, month] = one.person.birthday.split('-');
    await operator.db
      .updateTable('kycChecks')
      .set({ birthday: `${year}-05-${month}` })
      .where('userId', '=', one.userId)
      .execute();
    await exclude(one.token);
    const two = await operator.player();
    await operator.submit(two.token, { ...one.person, birthday: `${year}-${month}-05`, ...operator.bySss() });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    expect(await doubtsOf(two.userId)).toEqual([{ why: 'person', userId: one.userId, name: 'maybe', excluded: true }]);
  });

  test('with only self-declared details: a match waits for staff (N8)', async () => {
    const one = await operator.player();
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    await operator.call('updateAppUserOther', person, one.token);
    await exclude(one.token);
    const two = await operator.player();
    await operator.submit(two.token, { ...person, ...operator.bySss() });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    expect(await doubtsOf(two.userId)).toEqual([{ why: 'person', userId: one.userId, name: 'same', excluded: true }]);
  });

  test('whose document is still unreviewed: a namesake waits and is not refused (N8)', async () => {
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
    const one = await operator.player();
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    await operator.submit(one.token, person);
    await exclude(one.token);
    operator.rule();
    const two = await operator.player();
    expect(await operator.submit(two.token, { ...person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test('cannot play or deposit with an older account; a cleared namesake can (N8)', async () => {
    const one = await operator.verified();
    const two = await operator.player(50_000);
    await operator.submit(two.token, { ...one.person, ...operator.bySss() });
    await operator.db
      .updateTable('kycChecks')
      .set({ decidedAt: operator.clock.time })
      .where('userId', '=', two.userId)
      .execute();
    const play = () => operator.act('startGame', { gameId: 1001 }, two.token);
    expect(await play()).toMatchObject({ errcode: 0 });
    await exclude(one.token);
    expect(await play()).toMatchObject({ errcode: 5002 });
    expect(await operator.order(two.token, 50_000)).toMatchObject({ errcode: 5002 });
    await tellApart(operator.db, two.userId, one.userId);
    expect(await play()).toMatchObject({ errcode: 0 });
    expect(await operator.order(two.token, 50_000)).toMatchObject({ errcode: 0 });
  });

  test('may return once the exclusion is over', async () => {
    const one = await operator.verified();
    const { until } = await exclude(one.token);
    operator.clock.time = Number(until);
    const { token } = await operator.player();
    expect(await operator.submit(token, { ...one.person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  });
});

describe('one person', () => {
  test('has one verified account; a second by another document waits (N8)', async () => {
    const one = await operator.verified();
    const two = await operator.player();
    await operator.submit(two.token, { ...one.person, ...operator.bySss() });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    expect(await doubtsOf(two.userId)).toEqual([{ why: 'person', userId: one.userId, name: 'same', excluded: false }]);
    await expect(pass(two.userId)).rejects.toMatchObject({ code: 2004 });
    expect(await decideCheck(operator.db, two.userId, { verdict: 'rejected' }, operator.clock.time)).toBe(true);
    expect(await operator.status(two.token)).toBe(kycStates.rejected);
  });

  test('waits with day and month of the birthday swapped, too (N8)', async () => {
    const one = await operator.verified('Rosa Villanueva', '1990-03-04');
    const two = await operator.player();
    await operator.submit(two.token, { ...one.person, birthday: '1990-04-03', ...operator.bySss() });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    expect(await doubtsOf(two.userId)).toEqual([{ why: 'person', userId: one.userId, name: 'maybe', excluded: false }]);
  });

  test('submitting documents from several accounts at once passes only one (N8)', async () => {
    const players = await Promise.all([1, 2, 3].map(() => operator.player()));
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    const papers = await Promise.all(
      players.map(({ token }) => operator.application(token, { ...person, ...operator.bySss() })),
    );
    await Promise.all(players.map(({ token }, at) => operator.act('addKyc', papers[at]!, token)));
    operator.decided();
    const ends = await Promise.all(players.map(({ token }) => operator.status(token)));
    expect(ends.toSorted((a, b) => a - b)).toEqual([kycStates.pending, kycStates.pending, kycStates.passed]);
  });

  test('is told apart from a namesake by the birthday', async () => {
    const one = await operator.verified();
    const two = await operator.player();
    await operator.submit(two.token, { realName: one.person.realName });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.passed);
    expect(await doubtsOf(two.userId)).toBeUndefined();
  });

  test('may submit another document after a rejection', async () => {
    const one = await operator.player();
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
    await operator.submit(one.token, person);
    operator.decided();
    operator.rule();
    const two = await operator.player();
    await operator.submit(two.token, { ...person, ...operator.bySss() });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.passed);
  });
});
