import { describe, expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { refusalOf } from './refusals.ts';

const fields = ['bankId', 'accountNo', 'accountName', 'smsCode', 'amount', 'password'];
const now = 1_000_000;
const refused = (code: number, details: Details = {}) =>
  refusalOf(new Failure('refused', code, details), fields, now, 5);

describe('refusals shown at a field', () => {
  test.each([
    [2003, {}, 'smsCode', { key: 'codeRefused' }],
    [2003, { left: 2 }, 'smsCode', { key: 'codeRefusedLeft', params: { n: 2 } }],
    [3008, { left: 4 }, 'password', { key: 'passwordWrongLeft', params: { n: 4 } }],
    [3005, { field: 'accountName' }, 'accountName', { key: 'nameRefused' }],
    [3001, {}, 'amount', { key: 'lessThere' }],
    [409, { field: 'accountNo' }, 'accountNo', { key: 'numberTwice' }],
    [423, { field: 'bankId' }, 'bankId', { key: 'kindFull', params: { n: 5 } }],
    [400, { field: 'accountNo' }, 'accountNo', { key: 'refused' }],
  ] as const)('code %i with %j: %s', (code, details, field, fieldError) =>
    expect(refused(code, details)).toEqual({ at: 'field', field, fieldError }),
  );
});

describe('refusals shown above the button', () => {
  test('an account with a pending withdrawal can’t be changed', () =>
    expect(refused(409)).toEqual({ at: 'form', key: 'onItsWay' }));
  test('a code needs a number to be sent to', () =>
    expect(refused(403, { need: 'bind' })).toEqual({ at: 'form', key: 'numberFirst' }));
  test('a lock shows its end', () =>
    expect(refused(2002, { until: 5 })).toEqual({ at: 'form', key: 'locked', until: 5 }));
  test('a rate limit shows when to try again', () =>
    expect(refused(429, { retryAfter: 30 })).toEqual({ at: 'form', key: 'tooOften', until: now + 30_000 }));
  test.each(['offline', 'network'] as const)('%s: nothing was sent', (kind) =>
    expect(refusalOf(new Failure(kind), fields, now)).toEqual({ at: 'form', key: 'needsConnection' }),
  );
  test('the action is busy in another tab', () =>
    expect(refusalOf(new Failure('busy'), fields, now)).toEqual({ at: 'form', key: 'busyNow' }));
});

test('errors that don’t concern this form are left to the app', () => {
  expect(refused(403, { need: 'kyc' })).toBeNull();
  expect(refused(400, { field: 'elsewhere' })).toBeNull();
  expect(refusalOf(new Failure('timeout'), fields, now)).toBeNull();
  expect(refusalOf(new Error('a bug'), fields, now)).toBeNull();
});
