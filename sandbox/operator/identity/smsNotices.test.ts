import { afterAll, beforeAll, expect, test } from 'vitest';
import { socialTypes } from '#contract/loginKinds.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { bindIdentity } from './identities.ts';
import { noticesADay } from './smsNotices.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const consent = { ageConfirmed: true, termsVersion: '2026-01' };

/** A player with a password and a number, whose notices can be counted. */
async function member(mobile: string) {
  const account = `notified_${mobile.slice(-3)}`;
  const input = { account, password: 'secret88', loginKind: 2, deviceId: account, ...consent };
  const { token, userInfo } = await operator.call('accountRegist', input);
  const { id } = userInfo as { id: number };
  await operator.db.updateTable('users').set({ mobile, mobileProvenAt: 0 }).where('id', '=', id).execute();
  const sent = async () =>
    (await operator.db.selectFrom('smsNotices').select('id').where('mobile', '=', mobile).execute()).length;
  return { token: token as string, sent, id };
}

/** Has the player repeat something more often than there are notices a day; resolves with the result codes. */
async function repeat(act: (count: number) => Promise<{ errcode?: unknown }>) {
  const results = [];
  for (let count = 0; count < noticesADay + 5; count++) {
    operator.clock.time += minute / 2;
    results.push((await act(count)).errcode);
  }
  return results;
}

test('password changes beyond a day’s notices are refused, and change nothing (S4)', async () => {
  const { token, sent } = await member('09175550101');
  const passwordOf = (count: number) => `secret${100 + count}`;
  const results = await repeat((count) =>
    operator.call(
      'initPassword',
      { oldPassword: count > 0 ? passwordOf(count - 1) : 'secret88', password: passwordOf(count) },
      token,
    ),
  );
  expect(results.slice(0, noticesADay)).toEqual(Array<number>(noticesADay).fill(0));
  expect(results[noticesADay]).toBe(429);
  expect(await sent()).toBe(noticesADay);
  const own = passwordOf(noticesADay - 1);
  operator.clock.time += day;
  const change = { oldPassword: own, password: 'secret99' };
  expect(await operator.call('initPassword', change, token)).toMatchObject({ errcode: 0 });
});

test('a deletion can always be cancelled, and its notices are limited a day (S4)', async () => {
  const { token, sent } = await member('09175550102');
  const results = await repeat(async () => {
    const { errcode } = await operator.act('deletionRequest', { password: 'secret88' }, token);
    expect(await operator.act('deletionCancel', {}, token)).toMatchObject({ errcode: 0 });
    return { errcode };
  });
  expect(results).toContain(429);
  expect(await sent()).toBe(noticesADay);
  const { requestedAt } = await operator.call('deletionInfo', {}, token);
  expect(requestedAt).toBeUndefined();
});

test('logging out everywhere is never refused (S4)', async () => {
  const { token, sent, id } = await member('09175550103');
  const change = { oldPassword: 'secret88', password: 'secret88' };
  await repeat(() => operator.call('initPassword', change, token));
  expect(await sent()).toBe(noticesADay);
  const google = { type: socialTypes.google, subject: 'of 103', account: 'ana@example.com', name: 'Ana' };
  const { db, clock } = operator;
  await db.transaction().execute((trx) => bindIdentity(trx, google, id, clock.time));
  expect(await operator.call('logout', { all: true }, token)).toMatchObject({ errcode: 0 });
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ errcode: 401 });
});
