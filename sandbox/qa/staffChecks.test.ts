import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { kycSides, kycStates } from '#contract/kyc.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { openKycTest, type KycTest } from '../testing/kycTest.ts';
import { pages } from './backOffice.ts';

let operator: KycTest;
let backOffice: ReturnType<typeof pages>;
beforeAll(async () => {
  operator = await openKycTest();
  backOffice = pages({ operator, origins: {}, violations: [], bump: () => ({}), release: () => {} });
});
afterEach(() => operator.rule());
afterAll(() => operator.close());

const flip = async (name: 'kyc' | 'apart', body: object) =>
  backOffice.request(`/switches/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** The version of a player's check, as staff read it; undefined without a check. */
async function versionOf(userId: number): Promise<string | undefined> {
  const checks = (await (await backOffice.request(`/checks?userId=${userId}`)).json()) as { version: string }[];
  return checks[0]?.version;
}

const pass = async (userId: number, more: object = {}) =>
  flip('kyc', { userId, verdict: 'passed', version: await versionOf(userId), ...more });
const reject = (userId: number) => flip('kyc', { userId, verdict: 'rejected' });
const tellApart = async (userId: number, otherId: number, more: object = {}) =>
  flip('apart', {
    userId,
    otherId,
    version: await versionOf(userId),
    otherVersion: await versionOf(otherId),
    ...more,
  });

/** A verified player with this account name. */
async function named(account: string) {
  const player = await operator.known();
  await operator.db.updateTable('users').set({ account }).where('id', '=', player.userId).execute();
  return { ...player, account };
}

/** A player whom staff have rejected, with the version of the check that they looked at. */
async function rejected(more: object = {}) {
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  const player = await operator.player();
  await operator.submit(player.token, more);
  expect((await reject(player.userId)).status).toBe(200);
  return { ...player, version: await versionOf(player.userId) };
}

test('staff see a document belongs to another player, and the check stays open (S14)', async () => {
  const [one, other] = [await named('owner'), await named('second')];
  await flip('kyc', { account: other.account, verdict: 'rejected' });
  const { idNo } = await operator.db
    .selectFrom('kycChecks')
    .select('idNo')
    .where('userId', '=', one.userId)
    .executeTakeFirstOrThrow();
  await operator.db.updateTable('kycChecks').set({ idNo }).where('userId', '=', other.userId).execute();
  const passing = async () => {
    const reply = await pass(other.userId);
    return [reply.status, await reply.json()];
  };
  expect(await passing()).toEqual([409, { error: `May be the person of ${one.userId}: tell them apart first` }]);
  // Two persons may be alike, but a document still belongs to one person.
  expect((await tellApart(other.userId, one.userId)).status).toBe(200);
  expect(await passing()).toEqual([409, { error: 'This paper is known for another player' }]);
  expect(await operator.call('kyc', {}, other.token)).toMatchObject({ data: { status: 3 } });
});

test('staff see possible matches and can pass a check after telling the two apart (N8)', async () => {
  const [one, other] = [await named('first_of_two'), await named('other_of_two')];
  const person = { realName: 'Rosa Villanueva', birthday: '1971-03-05' };
  for (const { userId } of [one, other])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', userId).execute();
  const checks = (await (await backOffice.request('/checks')).json()) as { userId: number; doubts: object[] }[];
  const doubts = [{ why: 'person', userId: one.userId, name: 'same', excluded: false }];
  expect(checks.find(({ userId }) => userId === other.userId)).toMatchObject({ ...person, waits: false, doubts });
  const passing = async () => (await pass(other.userId)).status;
  expect(await passing()).toBe(409);
  const apart = async (otherId: number) => (await tellApart(other.userId, otherId)).status;
  expect([await apart(1), await apart(other.userId), await apart(one.userId)]).toEqual([404, 404, 200]);
  expect(await passing()).toBe(200);
});

test('staff can tell apart and pass a player without an account, by the id in the list of checks (N8)', async () => {
  const [one, { userId }] = [await named('has_a_name'), await operator.known()];
  const person = { realName: 'Luz Macaraeg', birthday: '1973-03-05' };
  for (const id of [one.userId, userId])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', id).execute();
  const checks = (await (await backOffice.request('/checks')).json()) as { userId: number; account: string | null }[];
  expect(checks.find((each) => each.userId === userId)).toMatchObject({
    account: null,
    doubts: [{ why: 'person', userId: one.userId }],
  });
  expect((await pass(userId)).status).toBe(409);
  expect(await (await tellApart(userId, one.userId)).json()).toEqual({ userId, otherId: one.userId });
  expect(await (await pass(userId)).json()).toEqual({ userId, verdict: 'passed' });
});

test('staff can pass an excluded player’s check as that of the person of another account (N8)', async () => {
  const [one, other, third] = [await named('shut_out'), await named('of_the_same'), await named('at_play')];
  const person = { realName: 'Corazon Villanueva', birthday: '1972-03-05' };
  for (const { userId } of [one, other, third])
    await operator.db.updateTable('kycChecks').set(person).where('userId', '=', userId).execute();
  await operator.db.updateTable('kycChecks').set({ verdict: 3 }).where('userId', '=', one.userId).execute();
  await operator.act('selfExclude', { type: 2, months: 6 }, one.token);
  const passing = async ({ userId }: { userId: number }, ...samePerson: number[]) => {
    const reply = await pass(userId, { samePerson });
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  const left = `May be the person of ${third.userId}: tell them apart first`;
  expect(await passing(one, other.userId)).toEqual([409, left]);
  expect(await passing(one, other.userId, 1)).toEqual([409, '1 has nobody like this person']);
  expect(await passing(one, other.userId, third.userId)).toEqual([200, undefined]);
  expect(await operator.call('kyc', {}, one.token)).toMatchObject({ data: { status: 2 } });
  expect((await passing(other, third.userId))[0]).toBe(409);
});

test('staff clear the namesake of a restricted person (N9)', async () => {
  const { account, userId } = await named('only_a_namesake');
  const version = await versionOf(userId);
  const apart = async (listed: string) => (await flip('apart', { account, listed, version })).status;
  expect([await apart('Nobody Listed'), await apart('Juan dela Bawal')]).toEqual([404, 200]);
});

test('a restricted person’s check replaced after staff looked is neither cleared nor passed (N9)', async () => {
  const { token, userId } = await operator.player();
  const listed = 'Juan dela Bawal';
  const submit = async () => {
    const person = { realName: listed, birthday: operator.newBirthday() };
    expect(await operator.submit(token, person)).toMatchObject({ errcode: 2007 });
    return versionOf(userId);
  };
  const versions = [await submit(), await submit()];
  const verdicts = [];
  for (const version of [undefined, ...versions]) {
    const cleared = await flip('apart', { userId, listed, ...(version && { version }) });
    const passed = await flip('kyc', { userId, verdict: 'passed', ...(version && { version }) });
    verdicts.push([cleared.status, passed.status, await operator.status(token)]);
  }
  expect(verdicts).toEqual([
    [400, 400, kycStates.rejected],
    [409, 409, kycStates.rejected],
    [200, 200, kycStates.passed],
  ]);
});

test('a namesake’s replaced check stays uncleared, and staff are told why (N9)', async () => {
  const { token, userId } = await operator.player();
  const person = { realName: 'Juan dela Bawal', birthday: operator.newBirthday() };
  await operator.submit(token, person);
  const version = await versionOf(userId);
  await operator.submit(token, { ...person, birthday: operator.newBirthday() });
  const cleared = await flip('apart', { userId, listed: person.realName, version });
  expect(await cleared.json()).toEqual({ error: `The identity check of ${userId} has changed: look at it again` });
  const known = operator.db.selectFrom('namesakes').select('userId').where('userId', '=', userId);
  expect(await known.execute()).toEqual([]);
});

test('pictures replaced after staff looked aren’t passed (S14)', async () => {
  const { token, userId, version } = await rejected();
  await operator.upload(token, kycSides.selfie);
  expect(await versionOf(userId)).not.toBe(version);
  expect((await pass(userId, { version })).status).toBe(409);
  expect(await operator.status(token)).toBe(kycStates.rejected);
  expect((await pass(userId)).status).toBe(200);
});

test.each(['idNo', 'birthday', 'realName'])('another %s is another version of a check (N8)', async (field) => {
  const changes = { idNo: operator.newNumber(), birthday: operator.newBirthday(), realName: 'Luz Macaraeg' };
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  const { token, userId } = await operator.player();
  const sent = await operator.application(token, { realName: 'Rosa Villanueva' });
  await operator.act('addKyc', sent, token);
  await reject(userId);
  const version = await versionOf(userId);
  // The pictures stay.
  const replaced = { ...sent, [field]: changes[field as keyof typeof changes] };
  expect(await operator.act('addKyc', replaced, token)).toMatchObject({ errcode: 0 });
  expect((await pass(userId, { version })).status).toBe(409);
  expect((await pass(userId)).status).toBe(200);
});

test('two are told apart only as staff have looked at both (N8)', async () => {
  const one = await operator.verified();
  const two = await rejected({ ...one.person, ...operator.bySss() });
  await operator.submit(two.token, { ...one.person, ...operator.bySss() });
  const { version } = two;
  const [own, others] = [await versionOf(two.userId), await versionOf(one.userId)];
  const apart = async (body: object) => (await flip('apart', body)).status;
  const from = { userId: two.userId, otherId: one.userId };
  const to = { userId: one.userId, otherId: two.userId };
  expect(await apart({ ...from, version, otherVersion: others })).toBe(409);
  expect(await apart({ ...to, version: others, otherVersion: version })).toBe(409);
  expect([await apart({ ...from, version: own }), await apart({ ...from, otherVersion: others })]).toEqual([400, 400]);
  expect((await pass(two.userId)).status).toBe(409);
  expect(await apart({ ...from, version: own, otherVersion: others })).toBe(200);
  expect((await pass(two.userId)).status).toBe(200);
});

test('staff see the version of each check in doubt, with its document and pictures (N8)', async () => {
  const { userId, version } = await rejected({ realName: 'Juan Santos dela Bawal', idNo: 'P7654321B' });
  const checks = (await (await backOffice.request('/checks')).json()) as { userId: number }[];
  expect(checks.find((check) => check.userId === userId)).toMatchObject({
    version,
    idType: 'passport',
    idNo: 'P7654321B',
    pictures: [{ side: kycSides.front }, { side: kycSides.selfie }],
  });
  expect(await (await backOffice.request('/checks?userId=1')).json()).toEqual([]);
  expect((await backOffice.request('/checks?userId=maria88')).status).toBe(400);
});
