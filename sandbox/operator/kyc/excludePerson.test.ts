import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { Lottery } from '#contract/activityTypes.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { decideCheck } from './decideCheck.ts';
import { clearNamesake } from './restricted.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);
const staffPass = (userId: number) => decideCheck(operator.db, userId, { verdict: 'passed' }, operator.clock.time);
const waiting = { kyc: { ...usualStaffRules.kyc, verdict: 'never' } } as const;

/** A second account that submits this, after the owner of the first has excluded themselves. */
async function second(one: { token: string; person: object }, changes: object) {
  await exclude(one.token);
  const two = await operator.player(50_000);
  const answer = await operator.submit(two.token, { ...one.person, ...operator.bySss(), ...changes });
  operator.decided();
  return { ...two, answer };
}

describe('a second account of an excluded person', () => {
  test('learns nothing of the exclusion, and neither plays nor deposits while staff look (N8)', async () => {
    const one = await operator.verified();
    const two = await second(one, {});
    expect(two.answer).toMatchObject({ errcode: 0, hasKyc: kycStates.pending });
    expect(JSON.stringify(two.answer)).not.toContain('until');
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    for (const answer of [await play(two.token), await operator.order(two.token, 50_000)])
      expect(answer).toMatchObject({ errcode: 3004, need: 'kyc' });
    await expect(staffPass(two.userId)).rejects.toMatchObject({ code: 5002 });
    await tellApart(operator.db, one.userId, two.userId);
    expect(await staffPass(two.userId)).toBe(true);
    expect(await play(two.token)).toMatchObject({ errcode: 0 });
  });

  test.each([
    ['the maiden name', 'Rosa Santos Villanueva', 'Rosa Villanueva Reyes'],
    ['another surname', 'Rosa Villanueva', 'Rosa Reyes'],
    ['a letter and a part less', 'Rosa Santos Villanueva', 'Rosa Vilanueva'],
    ['a short name with one letter more', 'Ana Lim', 'Anna Lim'],
    ['an initial', 'Rosa Villanueva', 'R. Villanueva'],
    ['initials in one', 'Juan Pedro Cruz', 'JP Cruz'],
    ['joined parts', 'Maria Cruz', 'MaCruz'],
    ['two wrong letters', 'Rosa Villanueva', 'Roza Villanueba'],
    ['a wrong first letter', 'Rosa Villanueva', 'Billanueva Rosa'],
    ['joined parts and no middle name', 'Maria Santos delos Reyes', 'Maria Delosreyes'],
  ])('by %s and the same birthday waits for staff (N8)', async (_, realName, other) => {
    const two = await second(await operator.verified(realName), { realName: other });
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    expect(await play(two.token)).toMatchObject({ errcode: 3004 });
  });

  test.each([
    ['day', '1988-03-04', '1988-03-05'],
    ['year', '1977-10-22', '1978-10-22'],
  ])('by a birthday that is off by one digit of the %s waits for staff (N8)', async (_, birthday, other) => {
    const two = await second(await operator.verified('Rosa Villanueva', birthday), { birthday: other });
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test.each([' ', '\u200B', '\u00A0'])('by a birthday with %j around it waits for staff (N8)', async (space) => {
    const one = await operator.verified();
    const two = await second(one, { birthday: `${one.person.birthday}${space}` });
    expect(await operator.status(two.token)).toBe(kycStates.pending);
    const row = operator.db.selectFrom('kycChecks').select('birthday').where('userId', '=', two.userId);
    expect(await row.executeTakeFirst()).toEqual({ birthday: one.person.birthday });
  });

  test('refused by its document neither plays nor deposits until another one is verified (N8)', async () => {
    const one = await operator.verified();
    const two = await second(one, { idType: 'passport', idNo: one.idNo, realName: 'Zoe Quirino' });
    expect(two.answer).toMatchObject({ errcode: 2004 });
    expect(await play(two.token)).toMatchObject({ errcode: 3004, need: 'kyc' });
    const own = { ...operator.bySss(), realName: 'Zoe Quirino', birthday: '1970-01-02' };
    expect(await operator.submit(two.token, own)).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await play(two.token)).toMatchObject({ errcode: 0 });
  });

  test('keeps the check that passed, whatever late copy of a refused one comes (I1)', async () => {
    const one = await operator.verified();
    await exclude(one.token);
    const two = await operator.player(50_000);
    const refused = await operator.application(two.token, { idNo: one.idNo, realName: 'Zoe Quirino' });
    const act = () => operator.call('addKyc', { ...refused, requestId: 'refused-check' }, two.token);
    expect(await act()).toMatchObject({ errcode: 2004 });
    await operator.submit(two.token, { ...operator.bySss(), realName: 'Zoe Quirino', birthday: '1971-01-02' });
    operator.decided();
    expect(await act()).toMatchObject({ errcode: 2004 });
    expect(await operator.status(two.token)).toBe(kycStates.passed);
  });

  test('is refused for good by a copy, too, if the process died before it was kept (I1, N8)', async () => {
    const one = await operator.verified();
    await exclude(one.token);
    const two = await operator.player(50_000);
    const refused = await operator.application(two.token, { idNo: one.idNo, realName: 'Zoe Quirino' });
    const act = () => operator.call('addKyc', { ...refused, requestId: 'died-since' }, two.token);
    expect(await act()).toMatchObject({ errcode: 2004 });
    await operator.db.deleteFrom('kycChecks').where('userId', '=', two.userId).execute();
    expect(await act()).toMatchObject({ errcode: 2004 });
    expect(await operator.status(two.token)).toBe(kycStates.rejected);
    expect(await play(two.token)).toMatchObject({ errcode: 3004, need: 'kyc' });
  });

  test('with the same number on another type of document is not refused (S14)', async () => {
    const one = await operator.player();
    await operator.submit(one.token, { idType: 'voters', idNo: '7654321098', realName: 'Rosa Villanueva' });
    operator.decided();
    await exclude(one.token);
    const two = await operator.player();
    const answer = await operator.submit(two.token, { idType: 'sss', idNo: '7654321098', realName: 'Zoe Quirino' });
    expect(answer).toMatchObject({ errcode: 0 });
  });

  test('a document that waits refuses nobody (N8)', async () => {
    operator.rule(waiting);
    const one = await operator.player();
    const idNo = operator.newNumber();
    await operator.submit(one.token, { idNo });
    await exclude(one.token);
    await operator.db
      .updateTable('kycChecks')
      .set({ verdict: kycStates.passed })
      .where('userId', '=', one.userId)
      .execute();
    const two = await operator.player();
    expect(await operator.submit(two.token, { idNo, realName: 'Zoe Quirino' })).not.toMatchObject({ errcode: 5002 });
  });
});

describe('an exclusion', () => {
  /** Two accounts verified for one person. */
  async function twice() {
    const one = await operator.verified();
    const two = await operator.player(50_000);
    await operator.submit(two.token, { ...one.person, ...operator.bySss() });
    const { userId } = two;
    await operator.db.updateTable('kycChecks').set({ decidedAt: 0 }).where('userId', '=', userId).execute();
    return { one, two };
  }

  test('ends the open game of the person’s other account (N8)', async () => {
    const { one, two } = await twice();
    expect(await play(two.token)).toMatchObject({ errcode: 0 });
    await exclude(one.token);
    expect(await operator.call('online', { gameId: 0 }, two.token)).toMatchObject({ rg: { stop: true } });
    const open = operator.db.selectFrom('stays').selectAll().where('userId', '=', two.userId);
    expect(await open.where('closedAt', 'is', null).execute()).toEqual([]);
  });

  test('holds for the other account’s lottery and rewards (N8)', async () => {
    const { one, two } = await twice();
    await exclude(one.token);
    const { round } = (await operator.call('lotteryInfo', { activityType: Lottery }, two.token)) as { round?: number };
    const order = { round: round ?? 1, num: 1, productId: 2 };
    expect(await operator.act('lotteryOrder', order, two.token)).toMatchObject({ errcode: 5002 });
  });

  test('by a stated name has a check under way wait for staff (N8)', async () => {
    const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    const two = await operator.player(50_000);
    await operator.submit(two.token, { ...person, ...operator.bySss() });
    const one = await operator.player();
    await operator.call('updateAppUserOther', person, one.token);
    await exclude(one.token);
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test('by a name stated after another was submitted has a check under way wait, too (N8)', async () => {
    const stated = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
    const one = await operator.player();
    operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'rejected' } });
    await operator.submit(one.token, { realName: 'Zoe Quirino' });
    operator.decided();
    operator.rule();
    await operator.call('updateAppUserOther', stated, one.token);
    const two = await operator.player(50_000);
    await operator.submit(two.token, { ...stated, ...operator.bySss() });
    await exclude(one.token);
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test('has a check under way of a person listed since wait, and isn’t refused for it (N9)', async () => {
    const listed = { realName: 'Juan dela Bawal', birthday: operator.newBirthday() };
    const two = await operator.player();
    expect(await operator.submit(two.token, listed)).toMatchObject({ errcode: 2007 });
    expect(await clearNamesake(operator.db, two.userId, listed.realName)).toBe(true);
    expect(await operator.submit(two.token, listed)).toMatchObject({ errcode: 0 });
    await operator.db.deleteFrom('namesakes').where('userId', '=', two.userId).execute();
    const one = await operator.player(50_000);
    await operator.call('updateAppUserOther', { ...listed, realName: 'Juan Cruz' }, one.token);
    expect(await exclude(one.token)).toMatchObject({ errcode: 0, state: 2 });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test.each([{ realName: '', birthday: '' }, { realName: 'Zoe Quirino' }, { birthday: '1970-01-02' }])(
    'keeps the stated person: %j is refused (N8)',
    async (changes) => {
      const one = await operator.player();
      const person = { realName: 'Rosa Villanueva', birthday: operator.newBirthday() };
      await operator.call('updateAppUserOther', person, one.token);
      await exclude(one.token);
      const [field] = Object.keys(changes);
      expect(await operator.call('updateAppUserOther', changes, one.token)).toMatchObject({ errcode: 409, field });
      expect(await operator.submit(one.token, { ...person, ...changes, ...operator.bySss() })).not.toMatchObject({
        errcode: 0,
      });
      expect(await operator.submit(one.token, { ...person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
    },
  );
});

test('somebody too young neither plays nor deposits once it is known (V-13)', async () => {
  const { token } = await operator.player(50_000);
  expect(await operator.submit(token, { birthday: '2010-01-02' })).toMatchObject({ errcode: 2007 });
  expect(await play(token)).toMatchObject({ errcode: 3004 });
  expect(await operator.order(token, 50_000)).toMatchObject({ errcode: 3004 });
});

test('a break doesn’t ask others on the device for their identity (S15)', async () => {
  const consent = { ageConfirmed: true, termsVersion: '2026-01' };
  const register = (account: string) =>
    operator.call('accountRegist', { account, password: 'secret88', loginKind: 2, deviceId: 'family', ...consent });
  const [one, two] = [await register('one_on_break'), await register('one_at_play')];
  await operator.act('selfExclude', { type: 1, hours: 24 }, one['token'] as string);
  expect(await operator.order(two['token'] as string, 50_000)).toMatchObject({ errcode: 0 });
});
