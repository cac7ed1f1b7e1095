import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualCaps } from '../context/caps.ts';
import { sandboxCode } from '../identity/codes.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const password = 'secret88';
const hour = 60 * 60_000;
const day = 24 * hour;
let last = 0;

/** A player who is logged in on two devices; on the other one a game is open. */
async function twoDevices() {
  const mobile = `0917555${1_000 + ++last}`;
  operator.clock.time += hour;
  await operator.call('smsSend', { mobile, type: authModes.register, deviceId: 'own' });
  const registered = await operator.call('accountRegist4', {
    mobile,
    smsCode: sandboxCode,
    password,
    deviceId: 'own',
    loginKind: loginKinds.phone,
    ageConfirmed: true,
    termsVersion: '2026-01',
  });
  const account = `ended_${last}`;
  const own = String(registered['token']);
  await operator.call('bindAccount', { account, password }, own);
  await operator.give((registered['userInfo'] as { id: number }).id, 'coin', 100_000);
  const other = await logIn(account);
  return { mobile, account, own, other, ...(await operator.sit(other)) };
}

const logIn = async (account: string) =>
  String(
    (await operator.call('accountLogin', { account, password, loginKind: loginKinds.account, deviceId: 'other' }))[
      'token'
    ],
  );

const bet = (session: string, roundId: string = randomUUID()) =>
  operator.wallet.bet({ session, roundId, amount: 500 }).then(
    () => 'taken',
    (error: Error) => error.message,
  );

type Devices = Awaited<ReturnType<typeof twoDevices>>;

const ways: [string, (devices: Devices) => Promise<unknown>][] = [
  ['a new password', ({ own }) => operator.call('initPassword', { password: 'secret99', oldPassword: password }, own)],
  [
    'a password reset by code',
    async ({ mobile }) => {
      operator.clock.time += hour;
      await operator.call('smsSend', { mobile, type: authModes.forget, deviceId: 'own' });
      const input = { mobile, smsCode: sandboxCode, password: 'secret99', deviceId: 'own' };
      return operator.call('forgetPassword', input);
    },
  ],
  ['a log-out everywhere', ({ own }) => operator.call('logout', { all: true }, own)],
  ['its own log-out', ({ other }) => operator.call('logout', {}, other)],
  [
    'the list of devices',
    async ({ own }) => {
      const { list } = await operator.call('sessionList', {}, own);
      const { id } = (list as { id: number; current: boolean }[]).find(({ current }) => !current)!;
      return operator.call('sessionRevoke', { id }, own);
    },
  ],
  [
    'too many log-ins after it',
    async ({ account }) => {
      for (let device = 0; device < usualCaps.players.sessions; device++) await logIn(account);
    },
  ],
  [
    'its age',
    async () => {
      operator.clock.time += 30 * day;
    },
  ],
];

test.each(ways)('a session ended by %s takes no more bets (S4)', async (_, end) => {
  const devices = await twoDevices();
  expect(await bet(devices.session)).toBe('taken');
  await end(devices);
  expect(await operator.call('refreshData', {}, devices.other)).toMatchObject({ errcode: 401 });
  expect(await bet(devices.session)).toBe('ended');
});

test('rounds under way are settled or rolled back after the session has ended (S4)', async () => {
  const { session, other, own } = await twoDevices();
  for (const roundId of ['won', 'undone']) expect(await bet(session, roundId)).toBe('taken');
  await operator.call('logout', {}, other);
  expect(await operator.wallet.win({ session, roundId: 'won', amount: 700 })).toEqual({ coin: 99_700 });
  expect(await operator.wallet.rollback({ session, roundId: 'undone' })).toEqual({ coin: 100_200 });
  expect(await operator.call('refreshData', {}, own)).toMatchObject({ coin: 100_200 });
});

test('bets of an ended session begin no transaction, and a round that was taken back stays so (S4, S30)', async () => {
  const { session, other } = await twoDevices();
  for (const roundId of ['taken', 'undone']) expect(await bet(session, roundId)).toBe('taken');
  await operator.wallet.rollback({ session, roundId: 'undone' });
  await operator.call('logout', {}, other);
  const begun = vi.spyOn(operator.db, 'transaction');
  onTestFinished(() => begun.mockRestore());
  expect(await Promise.all([bet(session), bet(session, 'taken')])).toEqual(['ended', 'ended']);
  expect(await bet(session, 'undone')).toBe('rolledBack');
  await expect(operator.wallet.bet({ session, roundId: 'taken', amount: 600 })).rejects.toThrow('conflict');
  expect(begun).not.toHaveBeenCalled();
  expect(await operator.wallet.win({ session, roundId: 'taken', amount: 700 })).toEqual({ coin: 100_200 });
});

test('a game is not launched once the session that opened it has ended (S4)', async () => {
  const { other } = await twoDevices();
  const { url } = await operator.act('startGame', { gameId: 1001 }, other);
  await operator.call('logout', {}, other);
  const launch = new URL(String(url)).searchParams.get('launch')!;
  await expect(operator.wallet.session({ launch })).rejects.toThrow('ended');
});

test('a game goes on when another session ends', async () => {
  const { session, own } = await twoDevices();
  await operator.call('logout', {}, own);
  expect(await bet(session)).toBe('taken');
});

test('the game of an ended session is no longer the player’s open game', async () => {
  const { own, other, started } = await twoDevices();
  expect(await operator.call('refreshData', {}, own)).toMatchObject({ sessionId: started['sessionId'] });
  await operator.call('logout', {}, other);
  expect(await operator.call('refreshData', {}, own)).not.toHaveProperty('sessionId');
});
