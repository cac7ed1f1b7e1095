import { describe, expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { refusalOf } from './refusals.ts';

const fields = ['accountId', 'amount', 'smsCode', 'password'];
const now = 1_000_000;
const said = (code: number, details: Details = {}) => refusalOf(new Failure('refused', code, details), fields, now);
const under = (field: string, fieldError: object) => ({ at: 'field', field, fieldError });
const over = (key: string, more: object = {}) => ({ at: 'form', key, ...more });

describe('place and text of each refusal', () => {
  const cases: [number, Details, object][] = [
    [400, { field: 'accountId' }, under('accountId', { key: 'refused' })],
    [403, { need: 'bind' }, over('needMobile')],
    [403, { need: 'password' }, over('needSafebox')],
    [429, { retryAfter: 30 }, over('tooOften', { until: now + 30_000 })],
    [2002, { until: now + 5 }, over('locked', { until: now + 5 })],
    [2003, {}, under('smsCode', { key: 'codeRefused' })],
    [2003, { left: 2 }, under('smsCode', { key: 'codeRefusedLeft', params: { n: 2 } })],
    [3001, {}, under('amount', { key: 'balanceLow' })],
    [
      3002,
      { min: 10_000, max: 20_000 },
      under('amount', { key: 'amountRange', params: { min: '₱100.00', max: '₱200.00' } }),
    ],
    [3002, {}, under('amount', { key: 'refused' })],
    [3003, { needBet: 700 }, over('noteTurnover', { params: { amount: '₱7.00' } })],
    [3004, {}, over('noteKyc')],
    [3005, {}, under('accountId', { key: 'otherName' })],
    [3006, {}, over('noteNoneLeft')],
    [3006, { resetAt: now }, over('noteNoneLeft', { until: now })],
    [3006, { resetAt: now, need: 'time' }, over('noteHeld', { until: now })],
    [3007, {}, over('noteClosed')],
    [3008, { left: 4 }, under('password', { key: 'passwordWrongLeft', params: { n: 4 } })],
    [3009, {}, over('noteFee')],
  ];
  test.each(cases)('%i %o', (code, details, place) => expect(said(code, details)).toEqual(place));
});

test('offline the form says that nothing was sent, and an act in another tab shows as in progress', () => {
  expect(refusalOf(new Failure('offline'), fields, now)).toEqual(over('needsConnection'));
  expect(refusalOf(new Failure('busy'), fields, now)).toEqual(over('noteElsewhere'));
});

test('unknown codes, foreign fields and unknown outcomes are left to the app', () => {
  expect(said(999)).toBeNull();
  expect(said(400, { field: 'name' })).toBeNull();
  expect(refusalOf(new Failure('uncertain'), fields, now)).toBeNull();
  expect(refusalOf(new Error('bug'), fields, now)).toBeNull();
});
