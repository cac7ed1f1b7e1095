import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashes } from '#sandbox/testing/hashes.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const password = 'secret88';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const [home, attacker] = ['198.51.100.7', '203.0.113.9'];

/** Each test starts three hours later, so that earlier attempts don't count against its limits. */
beforeEach(() => {
  operator.clock.time += 3 * 60 * minute;
});

let last = 0;
const register = (account: string, address = home, its = password, deviceId = `phone of ${account}`) =>
  operator.call('accountRegist', { account, password: its, loginKind: 2, deviceId, ...consent }, '', address);
async function owner() {
  const account = `owner_${++last}`;
  await register(account, '');
  return { account, deviceId: `phone of ${account}` };
}
const logIn = (account: string, its: string, deviceId: string, address: string) =>
  operator.call('accountLogin', { account, password: its, loginKind: 2, deviceId }, '', address);
const guess = (account: string, address = attacker) => logIn(account, 'wrong888', 'theirs', address);

test('failed log-ins lock out the stranger, not the owner’s known or new device (S13)', async () => {
  const { account, deviceId } = await owner();
  for (let tries = 0; tries < 4; tries++) expect(await guess(account)).toMatchObject({ errcode: 2001 });
  expect(await guess(account)).toMatchObject({ errcode: 2002 });
  expect(await logIn(account, password, 'theirs', attacker)).toMatchObject({ errcode: 2002 });
  expect(await logIn(account, password, deviceId, attacker)).toMatchObject({ errcode: 0 });
  expect(await logIn(account, password, 'new phone', home)).toMatchObject({ errcode: 0 });
});

test('a name that nobody has is refused like another, after as many hashes (S13)', async () => {
  const { account } = await owner();
  const refusals = [];
  for (const name of [account, 'nobody_here1']) {
    const hashed = hashes();
    refusals.push(await guess(name));
    expect(hashes()).toBe(hashed + 1);
  }
  expect(refusals[0]).toMatchObject({ errcode: 2001 });
  expect(refusals[1]).toEqual(refusals[0]);
});

test('a known device has five tries too (S13)', async () => {
  const { account, deviceId } = await owner();
  for (let tries = 0; tries < 5; tries++) await logIn(account, 'wrong888', deviceId, home);
  expect(await logIn(account, password, deviceId, home)).toMatchObject({ errcode: 2002 });
});

test('an address may try ten names per 15 minutes, without delaying known devices (S13)', async () => {
  const { account, deviceId } = await owner();
  const said = [];
  for (let n = 0; n < 12; n++) said.push((await guess(`sprayed_${n}`)).errcode);
  expect(said).toEqual([...Array<number>(10).fill(2001), 429, 429]);
  expect(await logIn(account, password, 'new phone', attacker)).toMatchObject({
    errcode: 429,
    retryAfter: expect.any(Number),
  });
  expect(await logIn(account, password, deviceId, attacker)).toMatchObject({ errcode: 0 });
  operator.clock.time += 15 * minute;
  expect(await logIn(account, password, 'new phone', attacker)).toMatchObject({ errcode: 0 });
});

test('correct passwords do not count against an address (S13)', async () => {
  const { account } = await owner();
  for (let n = 0; n < 12; n++)
    expect(await logIn(account, password, `device ${n}`, attacker)).toMatchObject({ errcode: 0 });
});

test('an account allows thirty guesses in total; the owner’s device still logs in (S13)', async () => {
  const { account, deviceId } = await owner();
  const said = [];
  for (let n = 0; n < 32; n++) said.push((await guess(account, `192.0.2.${n}`)).errcode);
  expect(said.filter((code) => code === 2001)).toHaveLength(30);
  expect(said.slice(-2)).toEqual([429, 429]);
  expect(await logIn(account, password, deviceId, home)).toMatchObject({ errcode: 0 });
});

test('a new password resets the account-wide guess count (S13)', async () => {
  const mobile = '09156660001';
  const sms = { mobile, smsCode: '246810', deviceId: 'mine' };
  await operator.call('smsSend', { mobile, type: 0, deviceId: 'mine' });
  const { token } = await operator.call('accountRegist4', { ...sms, password, loginKind: 1, ...consent });
  await operator.call('bindAccount', { account: 'forgiven1', password }, token as string);
  for (let tries = 0; tries < 6; tries++) await guess('forgiven1');
  await operator.call('smsSend', { mobile, type: 2, deviceId: 'mine' });
  await operator.call('forgetPassword', { ...sms, password: 'secret99' });
  expect(await logIn('forgiven1', 'secret99', 'theirs', attacker)).toMatchObject({ errcode: 0 });
});

test('an address can probe ten taken names an hour, then learns nothing more (S13)', async () => {
  const { account } = await owner();
  for (let n = 0; n < 10; n++) expect(await register(account, attacker)).toMatchObject({ errcode: 2004 });
  const [taken, free] = [await register(account, attacker), await register('surely_free1', attacker)];
  expect(taken).toMatchObject({ errcode: 429, retryAfter: expect.any(Number) });
  expect(free).toEqual(taken);
  expect(await register('surely_free1', home)).toMatchObject({ errcode: 0 });
});

test.each(['password1', 'PASSWORD123', 'qwerty123', '1q2w3e4r', 'pilipinas1', 'iloveyou1', 'ｐassword1'])(
  '%s is refused as a commonly guessed password (S13)',
  async (common) => {
    expect(await register(`common_${++last}`, '', common)).toMatchObject({
      errcode: 400,
      field: 'password',
      kind: 'common',
    });
  },
);

test.each([
  'perlas77\u200B',
  'a1\u200B\u200B\u200B\u200B\u200B\u200B',
  'perlas\u00AD77',
  'perlas\u316477',
  'perlas77\u0000',
])('%j is refused, as nobody could type it again (V-04)', async (unseen) =>
  expect(await register(`unseen_${++last}`, '', unseen)).toMatchObject({ errcode: 400, field: 'password' }),
);

test.each(['Twin7777', 'ｔwin7777'])('%s is refused as the account’s own name (V-04)', async (its) =>
  expect(await register('twin7777', '', its)).toMatchObject({ errcode: 400, field: 'password' }),
);

test('a log-in finds its account however its name was pasted (V-03)', async () => {
  const { account, deviceId } = await owner();
  for (const typed of [` ${account.toUpperCase()} `, `\u2068${account}\u2069\u200B`])
    expect(await logIn(typed, password, deviceId, home)).toMatchObject({ errcode: 0 });
});

test('a player has at most ten sessions; another log-in ends only their oldest (S18)', async () => {
  const [first, other] = [await owner(), await owner()];
  const sessionsOf = async (token: string) =>
    ((await operator.call('sessionList', {}, token))['list'] as unknown[] | undefined)?.length;
  const enter = async ({ account }: { account: string }, device: number) => {
    operator.clock.time += 1;
    return (await logIn(account, password, `phone ${device}`, `192.0.2.${device}`))['token'] as string;
  };
  const theirs = await enter(other, 0);
  const oldest = await enter(first, 1);
  const tokens: string[] = [];
  for (let device = 2; device <= 11; device++) tokens.push(await enter(first, device));
  expect(await operator.call('sessionList', {}, oldest)).toMatchObject({ errcode: 401 });
  expect(await Promise.all(tokens.map(sessionsOf))).toEqual(tokens.map(() => 10));
  expect(await sessionsOf(theirs)).toBe(2);
});
