import { describe, expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { refusalOf } from './refusals.ts';

const fields = ['bankId', 'accountNo', 'accountName', 'smsCode', 'amount', 'password'];
const now = 1_000_000;
const refused = (code: number, details: Details = {}) =>
  refusalOf(new Failure('refused', code, details), fields, now, 5);

describe('a refusal stands under the field that it is about', () => {
  test.each([
    [2003, {}, 'smsCode', { key: 'codeRefused' }],
    [2003, { left: 2 }, 'smsCode', { key: 'codeRefusedLeft', params: { n: 2 } }],
    [3008, { left: 4 }, 'password', { key: 'passwordWrongLeft', params: { n: 4 } }],
    [3005, { field: 'accountName' }, 'accountName', { key: 'nameRefused' }],
    [3001, {}, 'amount', { key: 'lessThere' }],
    [409, { field: 'accountNo' }, 'accountNo', { key: 'numberTwice' }],
    [423, { field: 'bankId' }, 'bankId', { key: 'kindFull', params: { n: 5 } }],
    [400, { field: 'accountNo' }, 'accountNo', { key: 'refused' }],
  ] as const)('%i %j: %s', (code, details, field, fault) =>
    expect(refused(code, details)).toEqual({ at: 'field', field, fault }),
  );
});

describe('what belongs to no field stands over the button', () => {
  test('a withdrawal that is on its way keeps its account as it is', () =>
    expect(refused(409)).toEqual({ at: 'form', key: 'onItsWay' }));
  test('a code needs a number to be sent to', () =>
    expect(refused(403, { need: 'bind' })).toEqual({ at: 'form', key: 'numberFirst' }));
  test('a lock says until when', () =>
    expect(refused(2002, { until: 5 })).toEqual({ at: 'form', key: 'locked', until: 5 }));
  test('too often says when it may be tried again', () =>
    expect(refused(429, { retryAfter: 30 })).toEqual({ at: 'form', key: 'tooOften', until: now + 30_000 }));
  test.each(['offline', 'network'] as const)('%s: nothing was sent', (kind) =>
    expect(refusalOf(new Failure(kind), fields, now)).toEqual({ at: 'form', key: 'needsConnection' }),
  );
  test('an act that another tab is about', () =>
    expect(refusalOf(new Failure('busy'), fields, now)).toEqual({ at: 'form', key: 'busyNow' }));
});

test('what is no refusal of this form is left to others', () => {
  expect(refused(403, { need: 'kyc' })).toBeNull();
  expect(refused(400, { field: 'elsewhere' })).toBeNull();
  expect(refusalOf(new Failure('timeout'), fields, now)).toBeNull();
  expect(refusalOf(new Error('a bug'), fields, now)).toBeNull();
});
