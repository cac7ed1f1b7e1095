import { describe, expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { refusalOf, type Refusal } from './refusals.ts';

const fields = ['accountId', 'amount', 'smsCode', 'password'];
const now = 1_000_000;
const said = (code: number, details: Details = {}) => refusalOf(new Failure('refused', code, details), fields, now);
const under = (field: string, fault: object) => ({ at: 'field', field, fault });
const over = (key: string, more: object = {}) => ({ at: 'form', key, ...more });

describe('each refusal has its place and its words', () => {
  const cases: [number, Details, object][] = [
    [400, { field: 'accountId' }, under('accountId', { key: 'refusedField' })],
    [403, { need: 'bind' }, over('mobile')],
    [403, { need: 'password' }, over('safebox')],
    [429, { retryAfter: 30 }, over('tooOften', { until: now + 30_000 })],
    [2002, { until: now + 5 }, over('locked', { until: now + 5 })],
    [2003, {}, under('smsCode', { key: 'codeWrong' })],
    [2003, { left: 2 }, under('smsCode', { key: 'codeWrongLeft', n: 2 })],
    [3001, {}, under('amount', { key: 'balanceLow' })],
    [3002, { min: 10_000, max: 20_000 }, under('amount', { key: 'amountRange', min: 10_000, max: 20_000 })],
    [3002, {}, under('amount', { key: 'refusedField' })],
    [3003, { needBet: 700 }, over('turnover', { amount: 700 })],
    [3004, {}, over('kyc')],
    [3005, {}, under('accountId', { key: 'otherName' })],
    [3006, { resetAt: now }, over('noneLeft', { until: now })],
    [3007, {}, over('closed')],
    [3008, { left: 4 }, under('password', { key: 'passwordWrongLeft', n: 4 })],
  ];
  test.each(cases)('%i %o', (code, details, place) => expect(said(code, details)).toEqual(place));
});

test('without a connection nothing was sent, and in another tab it is under way', () => {
  const key = (kind: 'offline' | 'busy') =>
    (refusalOf(new Failure(kind), fields, now) as Refusal & { key: string }).key;
  expect([key('offline'), key('busy')]).toEqual(['connection', 'elsewhere']);
});

test('what the form can’t say is not its business: an unknown code, a field it hasn’t got, an unknown outcome', () => {
  expect(said(999)).toBeNull();
  expect(said(400, { field: 'name' })).toBeNull();
  expect(refusalOf(new Failure('uncertain'), fields, now)).toBeNull();
  expect(refusalOf(new Error('bug'), fields, now)).toBeNull();
});
