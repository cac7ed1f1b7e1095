import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authModes, codeTypes, loginKinds } from '#contract/loginKinds.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const minute = 60_000;
const hour = 60 * minute;
const smsCode = '246810';
const [here, elsewhere] = ['198.51.100.7', '203.0.113.9'];

/** Each test starts a day later, so that earlier requests don't count against its limits. */
beforeEach(() => {
  operator.clock.time += 24 * hour;
});

let last = 7_700_000;
const newNumber = () => `0917${++last}`;

interface From {
  type?: number;
  token?: string;
  deviceId?: string;
  address?: string;
}
const send = (mobile: string, { type = authModes.loginAndRegister, token, deviceId, address }: From = {}) =>
  operator.call('smsSend', { mobile, type, ...(deviceId && { deviceId }) }, token, address);

const logIn = (mobile: string, deviceId: string, address = here, code = smsCode) =>
  operator.call(
    'accountLoginSms',
    { mobile, smsCode: code, loginKind: loginKinds.phone, authMode: 3, deviceId, ageConfirmed: 1, termsVersion: '1' },
    '',
    address,
  );

/** A player with a number who registered by a code on this device. */
async function numbered(deviceId: string) {
  const mobile = newNumber();
  await send(mobile, { deviceId });
  const { token } = await logIn(mobile, deviceId);
  operator.clock.time += minute;
  return { mobile, token: token as string };
}

test('a code for one’s own account needs the session and uses the own number (S3)', async () => {
  const [victim, other] = [await numbered('victim'), await numbered('other')];
  for (const type of Object.values(codeTypes)) {
    expect(await send(victim.mobile, { type })).toMatchObject({ errcode: 401 });
    expect(await send(victim.mobile, { type, token: other.token })).toMatchObject({ errcode: 0 });
    const sent = await operator.db.selectFrom('codes').select('mobile').where('type', '=', type).execute();
    expect(sent).toEqual([{ mobile: other.mobile }]);
  }
});

test('a code is sent only for a known purpose (S3)', async () => {
  for (const type of [-1, 7, 99, 3.5])
    expect(await send(newNumber(), { type })).toMatchObject({ errcode: 400, field: 'type' });
});

test('strangers’ code requests do not use up the player’s own allowance (S3)', async () => {
  const { mobile, token } = await numbered('mine');
  // The first of the day's codes was used to register the player.
  for (let sent = 1; sent < 10; sent++, operator.clock.time += minute)
    expect(await send(mobile, { deviceId: 'theirs' })).toMatchObject({ errcode: 0 });
  expect(await send(mobile, { deviceId: 'theirs' })).toMatchObject({ errcode: 429 });
  expect(await send(mobile, { deviceId: 'mine' })).toMatchObject({ errcode: 0 });
  expect(await send('', { type: codeTypes.withdraw, token })).toMatchObject({ errcode: 0 });
  expect(await send('', { type: codeTypes.safebox, token })).toMatchObject({ errcode: 0 });
  expect(await send('', { type: codeTypes.withdraw, token })).toMatchObject({ errcode: 429, retryAfter: 60 });
});

test('strangers’ requests and guesses do not invalidate a pending code (S3)', async () => {
  const mobile = newNumber();
  await send(mobile, { deviceId: 'new phone' });
  operator.clock.time += minute;
  await send(mobile, { deviceId: 'stranger' });
  for (let guesses = 0; guesses < 5; guesses++)
    expect(await logIn(mobile, 'stranger', elsewhere, '000000')).toMatchObject({ errcode: 2003 });
  expect(await logIn(mobile, 'new phone')).toMatchObject({ errcode: 0 });
});

test.each([
  ['a code to log in', authModes.loginAndRegister, 'new phone'],
  ['a code for a forgotten password', authModes.forget, 'own phone'],
])(
  'requests and guesses at the same address, without a device, do not invalidate %s (S3)',
  async (_, type, deviceId) => {
    const { mobile } = await numbered('own phone');
    const use = (code: string, device?: string) =>
      type === authModes.forget
        ? operator.call(
            'forgetPassword',
            { mobile, smsCode: code, password: 'secret99x', ...(device && { deviceId: device }) },
            '',
            here,
          )
        : logIn(mobile, device ?? 'stranger', here, code);
    operator.clock.time += minute;
    await send(mobile, { type, deviceId, address: here });
    operator.clock.time += minute;
    expect(await send(mobile, { type, address: here })).toMatchObject({ errcode: 0 });
    for (let guesses = 0; guesses < 5; guesses++) expect(await use('000000')).toMatchObject({ errcode: 2003 });
    expect(await use(smsCode, deviceId)).toMatchObject({ errcode: 0 });
  },
);

test('a code works only for its requester (S3)', async () => {
  const mobile = newNumber();
  await send(mobile, { deviceId: 'one' });
  expect(await logIn(mobile, 'two', elsewhere)).toMatchObject({ errcode: 2003 });
  expect(await logIn(mobile, 'one')).toMatchObject({ errcode: 0 });
});

test('an address requesting eight numbers is throttled, known devices are not (S3)', async () => {
  const { mobile } = await numbered('mine');
  const said = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send(newNumber(), { deviceId: `d${n}`, address: here })),
  );
  expect(said.filter(({ errcode }) => errcode === 0)).toHaveLength(5);
  for (const each of said.filter(({ errcode }) => errcode !== 0))
    expect(each).toMatchObject({ errcode: 429, retryAfter: hour / 1_000 });
  expect(await send(mobile, { deviceId: 'mine', address: here })).toMatchObject({ errcode: 0 });
  operator.clock.time += hour;
  expect(await send(newNumber(), { address: here })).toMatchObject({ errcode: 0 });
});

test('a device may request three numbers an hour, from any address (S3)', async () => {
  const said = [];
  for (let n = 0; n < 5; n++) said.push(await send(newNumber(), { deviceId: 'farm', address: `198.51.100.${n}` }));
  expect(said.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 429, 429]);
});

test('a number block and all numbers together have hourly caps (S3)', async () => {
  const caps = operator.context.caps.codes;
  const block = '0918123';
  const add = async (mobile: string) => {
    const { time } = operator.clock;
    const row = { mobile, type: 3, code: smsCode, sentAt: time, expiresAt: time, asker: mobile };
    await operator.db.insertInto('codes').values(row).execute();
  };
  for (let n = 0; n < caps.perPrefix; n++) await add(`${block}${1_000 + n}`);
  expect(await send(`${block}9999`)).toMatchObject({ errcode: 429, retryAfter: hour / 1_000 });
  expect(await send('09191239999')).toMatchObject({ errcode: 0 });
  const { context } = operator;
  context.caps = { ...context.caps, codes: { ...caps, inAll: caps.perPrefix } };
  expect(await send('09201239999')).toMatchObject({ errcode: 429 });
  context.caps = { ...context.caps, codes: caps };
});
