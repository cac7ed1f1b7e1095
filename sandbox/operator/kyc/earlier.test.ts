import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { deleteDue } from '../deletion/deletions.ts';
import { decideCheck } from './decideCheck.ts';
import { doubtfulChecks } from './doubts.ts';
import { tellApart } from './tellApart.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);
const play = (token: string) => operator.act('startGame', { gameId: 1001 }, token);
const staffReject = (userId: number) =>
  decideCheck(operator.db, userId, { verdict: 'rejected', reason: 'blurred' }, operator.clock.time);
const staffPass = (userId: number) => decideCheck(operator.db, userId, { verdict: 'passed' }, operator.clock.time);
const newPerson = (realName: string) => ({ realName, birthday: operator.newBirthday() });
const underage = '2010-01-02';

/** The state of a new account's check of a person, once its verdict is due. */
async function anotherAccount(person: object) {
  const { token } = await operator.player(50_000);
  expect(await operator.submit(token, { ...person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  operator.decided();
  return operator.status(token);
}

/** A player whose person's check is refused with another's document. */
async function refused(realName: string) {
  const player = await operator.player(50_000);
  const { idNo } = await operator.verified(`Owner of ${realName}`);
  const person = newPerson(realName);
  expect(await operator.submit(player.token, { ...person, idNo })).toMatchObject({ errcode: 2004 });
  return { ...player, person };
}

describe('an excluded player', () => {
  test('keeps the person of a check that was refused at once (N8)', async () => {
    const { token, person } = await refused('Carla Bonifacio');
    await exclude(token);
    expect(await operator.submit(token, newPerson('Zenaida Ocampo'))).toMatchObject({
      errcode: 409,
      field: 'realName',
    });
    const stated = operator.call('updateAppUserOther', newPerson('Zenaida Ocampo'), token);
    expect(await stated).toMatchObject({ errcode: 409, field: 'realName' });
    expect(await operator.call('updateAppUserOther', { realName: '', zip: '1000' }, token)).toMatchObject({
      errcode: 0,
    });
    expect(await anotherAccount(person)).toBe(kycStates.pending);
    expect(await operator.submit(token, { ...person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  });

  test('isn’t forgotten for a further check that is refused at once (N8)', async () => {
    const { token, person } = await refused('Josefa Llanes');
    await exclude(token);
    const other = newPerson('Benita Ocampo');
    expect(await operator.submit(token, { ...other, birthday: underage })).toMatchObject({ errcode: 2007 });
    expect(await operator.submit(token, other)).toMatchObject({ errcode: 409 });
    expect(await anotherAccount(person)).toBe(kycStates.pending);
  });

  test.each([false, true])(
    'is recognised by a person given before another one, refused too: %s (N8)',
    async (isToo) => {
      const { token, person } = await refused(isToo ? 'Amparo Sandoval' : 'Consuelo Dimalanta');
      const other = newPerson(isToo ? 'Remedios Lacson' : 'Soledad Tuazon');
      const answer = await operator.submit(token, { ...other, ...(isToo && { birthday: underage }) });
      expect(answer).toMatchObject({ errcode: isToo ? 2007 : 0 });
      operator.decided();
      await exclude(token);
      expect(await anotherAccount(person)).toBe(kycStates.pending);
    },
  );

  test('has checks under way wait that give a person of theirs before the last (N8)', async () => {
    const { token, person } = await refused('Pilar Evangelista');
    await operator.submit(token, newPerson('Estrella Magsaysay'));
    const two = await operator.player(50_000);
    await operator.submit(two.token, { ...person, ...operator.bySss() });
    await exclude(token);
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });
});

test('a player who isn’t excluded may give another person, and the first is nobody’s (N8)', async () => {
  const { token, person } = await refused('Rosario Palma');
  expect(await operator.submit(token, newPerson('Felisa Palma'))).toMatchObject({ errcode: 0 });
  expect(await anotherAccount(person)).toBe(kycStates.passed);
});

test('the earlier persons of a deleted account are erased with it (N8)', async () => {
  const { token, userId } = await refused('Trinidad Roxas');
  await operator.submit(token, newPerson('Perla Roxas'));
  const kept = () => operator.db.selectFrom('earlierPersons').selectAll().where('userId', '=', userId).execute();
  expect(await kept()).toHaveLength(1);
  const { time } = operator.clock;
  await operator.db.insertInto('deletions').values({ userId, requestedAt: 0, deletesAt: 0, closedAt: 0 }).execute();
  await deleteDue(operator.db, time);
  expect(await kept()).toEqual([]);
});

test('the other verified account of an excluded person stays stopped if staff reject the excluded one’s check (N8)', async () => {
  const one = await operator.verified('Rosa Quizon');
  const two = await operator.player(50_000);
  await operator.submit(two.token, { ...one.person, ...operator.bySss() });
  await operator.db.updateTable('kycChecks').set({ decidedAt: 0 }).where('userId', '=', two.userId).execute();
  await exclude(one.token);
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
  await staffReject(one.userId);
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
  expect(await operator.submit(one.token, { ...one.person, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  expect(await play(two.token)).toMatchObject({ errcode: 5002 });
  await tellApart(operator.db, one.userId, two.userId);
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});

test('a check rejected before the exclusion stops no verified account (N8)', async () => {
  const one = await operator.verified('Celia Quizon');
  await staffReject(one.userId);
  const two = await operator.verified('Celia Quizon', one.person.birthday);
  await exclude(one.token);
  expect(await play(two.token)).toMatchObject({ errcode: 0 });
});

describe('a birthday of somebody too young', () => {
  const number = () => operator.bySss();
  const submit = (token: string, more: object) => operator.submit(token, { realName: 'Danilo Reyes', ...more });

  test('has the account’s next check with another one wait for staff, who see why (V-13)', async () => {
    const { token, userId } = await operator.player();
    const document = number();
    expect(await submit(token, { ...document, birthday: '2008-01-01' })).toMatchObject({ errcode: 2007 });
    expect(await submit(token, { ...document, birthday: '1999-01-01' })).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await operator.status(token)).toBe(kycStates.pending);
    const listed = () => doubtfulChecks(operator.db, operator.clock.time);
    expect((await listed()).find((each) => each.userId === userId)?.doubts).toEqual([{ why: 'age' }]);
    await staffPass(userId);
    expect(await operator.status(token)).toBe(kycStates.passed);
    expect((await listed()).some((each) => each.userId === userId)).toBe(false);
  });

  test('has another account’s check by its number wait, also after another document was given (V-13)', async () => {
    const [one, two] = [await operator.player(), await operator.player()];
    const document = number();
    await submit(one.token, { ...document, birthday: '2008-01-03' });
    await submit(one.token, { ...number(), birthday: '2008-01-03' });
    const older = { ...document, realName: 'Wilma Tolentino', birthday: operator.newBirthday() };
    expect(await submit(two.token, older)).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await operator.status(two.token)).toBe(kycStates.pending);
  });

  test('isn’t passed by staff (V-13)', async () => {
    const { token, userId } = await operator.player();
    await submit(token, { birthday: '2008-01-02' });
    await expect(staffPass(userId)).rejects.toMatchObject({ code: 2007 });
    expect(await operator.status(token)).toBe(kycStates.rejected);
  });
});
