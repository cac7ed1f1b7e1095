import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeTypes } from '#contract/loginKinds.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualCaps } from '../context/caps.ts';
import { notices, notify } from './smsNotices.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const [here, elsewhere] = ['198.51.100.7', '203.0.113.9'];
const types = Object.values(codeTypes);
const most = 100;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest({ caps: { ...usualCaps, newcomers: { ...usualCaps.newcomers, ownCodes: most } } });
});
afterAll(() => operator.close());

const send = async (token: string, type: number, address = here) =>
  (await operator.call('smsSend', { mobile: '', type }, token, address)).errcode;

test('the codes to own numbers of newcomers of one address have a budget a day (S18)', async () => {
  const newcomers = await Promise.all(Array.from({ length: 50 }, () => operator.player()));
  const results: unknown[] = [];
  for (const type of types) for (const { token } of newcomers) results.push(await send(token, type));
  expect(results.slice(0, most)).toEqual(Array<number>(most).fill(0));
  expect(results.slice(most)).toEqual(Array<number>(newcomers.length * types.length - most).fill(429));
  const [late, payer] = [await operator.player(), await operator.player()];
  await operator.deposit(payer.token, 50_000);
  expect(await send(payer.token, codeTypes.withdraw)).toBe(0);
  expect(await send(late.token, codeTypes.withdraw)).toBe(429);
  expect(await send(late.token, codeTypes.withdraw, elsewhere)).toBe(0);
  operator.clock.time += day;
  expect(await send(late.token, codeTypes.withdraw)).toBe(0);
});

test('a number gets twenty codes of all types a day, which hold up no notice (S3)', async () => {
  const { token, userId } = await operator.player();
  const repeat = async (type: number, times: number) => {
    for (let sent = 0; sent < times; sent++, operator.clock.time += minute)
      expect(await send(token, type, elsewhere)).toBe(0);
  };
  await repeat(codeTypes.withdraw, 10);
  await repeat(codeTypes.safebox, 9);
  await repeat(codeTypes.security, 1);
  expect(await send(token, codeTypes.safebox, elsewhere)).toBe(429);
  expect(await send(token, codeTypes.security, elsewhere)).toBe(429);
  const { mobile } = await operator.db
    .selectFrom('users')
    .select('mobile')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notify(operator.db, mobile, 'The password was changed.', operator.clock.time);
  expect((await notices(operator.db))[0]).toMatchObject({ mobile });
  operator.clock.time += day;
  await repeat(codeTypes.security, 1);
});
