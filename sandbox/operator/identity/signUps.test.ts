import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';
import { rememberDevice } from './devices.ts';
import { setPasswordStrength } from './passwords.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps: usualCaps });
  await operator.amend({ registration: { kinds: [1, 2, 3], smsRequired: false, nicknameRequired: false } });
});
afterAll(() => operator.close());

const hour = 60 * 60_000;
const password = 'secret88';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };
const [home, elsewhere] = ['198.51.100.7', '203.0.113.9'];
const { perDevice, perAddress } = usualCaps.signUps;
/** The hash strength of the other tests, and one so high that no password can be hashed. */
const strength = { weak: 5, none: 60 };

beforeEach(() => {
  operator.clock.time += 2 * hour;
});
afterEach(() => setPasswordStrength(strength.weak));

let last = 0;
const register = (deviceId: string, address: string, account = `fresh_${++last}`) =>
  operator.call('accountRegist', { account, password, loginKind: 2, deviceId, ...consent }, '', address);
const registerNumber = (deviceId: string, address: string, mobile = `09175550${String(++last).padStart(3, '0')}`) =>
  operator.call('accountRegist4', { mobile, password, loginKind: 3, deviceId, ...consent }, '', address);

test.each([
  ['account', register],
  ['number', registerNumber],
])('new accounts per device are limited per hour, by %s (S30)', async (_, signUp) => {
  const device = `phone ${++last}`;
  for (let count = 0; count < perDevice; count++) expect(await signUp(device, home)).toMatchObject({ errcode: 0 });
  expect(await signUp(device, elsewhere)).toMatchObject({ errcode: 429, retryAfter: expect.any(Number) });
  expect(await signUp('another phone', home)).toMatchObject({ errcode: 0 });
  operator.clock.time += hour;
  expect(await signUp(device, home)).toMatchObject({ errcode: 0 });
});

test('new accounts per address are limited across devices (S30)', async () => {
  for (let count = 0; count < perAddress; count++)
    expect(await register(`phone ${++last}`, home)).toMatchObject({ errcode: 0 });
  expect(await register(`phone ${++last}`, home)).toMatchObject({ errcode: 429 });
  expect(await registerNumber(`phone ${++last}`, home)).toMatchObject({ errcode: 429 });
  expect(await register(`phone ${++last}`, elsewhere)).toMatchObject({ errcode: 0 });
});

test('new accounts by code count too (S30)', async () => {
  const device = `phone ${++last}`;
  for (let count = 0; count < perDevice; count++) await register(device, home);
  const mobile = '09176660001';
  await operator.call('smsSend', { mobile, type: 3, deviceId: device }, '', home);
  const input = { mobile, smsCode: '246810', authMode: 3, loginKind: 1, deviceId: device, ...consent };
  expect(await operator.call('accountLoginSms', input, '', home)).toMatchObject({ errcode: 429 });
});

test('excess sign-ups and taken names or numbers are refused before hashing (S30)', async () => {
  const device = `phone ${++last}`;
  await register(device, home, 'taken_name');
  const mobile = '09175559999';
  await registerNumber(device, home, mobile);
  await register(device, home);
  setPasswordStrength(strength.none);
  expect(await register(device, home)).toMatchObject({ errcode: 429 });
  expect(await register('a new phone', elsewhere, 'taken_name')).toMatchObject({ errcode: 2004, field: 'account' });
  expect(await registerNumber('a new phone', elsewhere, mobile)).toMatchObject({ errcode: 2004, field: 'mobile' });
});

test('under a log-in flood strangers are refused and a known device gets in (S30)', async () => {
  await register('my phone', home, 'the_player');
  const guess = (n: number) =>
    operator.call(
      'accountLogin',
      { account: `nobody_${n}`, password, loginKind: 2, deviceId: 'd' },
      '',
      `192.0.2.${n}`,
    );
  const guesses = Array.from({ length: 60 }, (_, n) => guess(n));
  const own = { account: 'the_player', password, loginKind: 2, deviceId: 'my phone' };
  expect(await operator.call('accountLogin', own, '', home)).toMatchObject({ errcode: 0 });
  const said = (await Promise.all(guesses)).map(({ errcode }) => errcode);
  expect(said).toContain(2001);
  expect(said).toContain(429);
  const rows = await operator.db
    .selectFrom('loginTries')
    .select('account')
    .where('account', 'like', 'nobody%')
    .execute();
  expect(rows.length).toBeLessThan(2 * 60);
});

test('one account on many devices does not delay another player’s log-in (S30)', async () => {
  await register('her phone', home, 'her_account');
  await register('phone 0', elsewhere, 'busy_one');
  const { id } = await operator.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'busy_one')
    .executeTakeFirstOrThrow();
  for (let n = 1; n < 40; n++)
    await rememberDevice(
      operator.db,
      { userId: id, deviceId: `phone ${n}`, time: operator.clock.time },
      usualCaps.players.devices,
    );
  const login = (account: string, deviceId: string, address: string) =>
    operator.call('accountLogin', { account, password, loginKind: 2, deviceId }, '', address);
  const from = [elsewhere, '192.0.2.44', '192.0.2.45'];
  for (let n = 0; n < 40; n++) await login('busy_one', `phone ${n}`, elsewhere);
  await login('her_account', 'her phone', home);
  const busy = Array.from({ length: 240 }, (_, n) => login('busy_one', `phone ${n % 40}`, from[n % from.length]!));
  expect(await login('her_account', 'her phone', home)).toMatchObject({ errcode: 0 });
  expect((await Promise.all(busy)).map(({ errcode }) => errcode)).toContain(429);
});

test('unknown names leave no rows once the address has used its tries (S18)', async () => {
  const before = await rowsOfTries();
  for (let n = 0; n < 40; n++)
    await operator.call('accountLogin', { account: `made_up_${n}`, password, loginKind: 2, deviceId: 'd' }, '', home);
  // Two rows for each of ten names, for this address and in total, and one for the address.
  expect((await rowsOfTries()) - before).toBe(21);
});

test('an address requesting codes too often leaves no record (S18)', async () => {
  const rows = async () =>
    (
      await operator.db
        .selectFrom('operations')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await rows();
  const ask = (n: number) =>
    operator.call('smsSend', { requestId: `asking-${n}-${last}`, mobile: '09175550001', type: 3 }, '', home);
  for (let n = 0; n < usualCaps.codes.asked + 20; n++) await ask(n);
  expect((await rows()) - before).toBe(usualCaps.codes.asked);
});

test('several processes share how often an address may request codes (S18)', async () => {
  const other = await openTestOperator({ db: operator.db });
  other.clock.time = operator.clock.time;
  const ask = async ({ call }: typeof operator, n: number) =>
    (
      await call(
        'smsSend',
        { requestId: `shared-${n}-${last}`, mobile: 'none', type: 3, deviceId: `d${n}` },
        '',
        '198.51.100.77',
      )
    ).errcode;
  for (let n = 0; n < usualCaps.codes.asked; n++) expect(await ask(n % 2 ? operator : other, n)).toBe(400);
  expect([await ask(operator, 100), await ask(other, 101)]).toEqual([429, 429]);
});

async function rowsOfTries() {
  const { n } = await operator.db
    .selectFrom('loginTries')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
