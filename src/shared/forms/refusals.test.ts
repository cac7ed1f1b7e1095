import { expect, test } from 'vitest';
import { Failure, type Details } from '#contract/failure.ts';
import { placeBy, type Answers } from './refusals.ts';

const now = 1_800_000_000_000;
const fields = ['name', 'smsCode'];
const refused = (code: number, details: Details = {}) => new Failure('refused', code, details);
const place = (failure: unknown, own: Answers<{ key: 'mine' }> = {}) => placeBy(own)(failure, fields, now);

test.each([
  ['without a connection', new Failure('offline'), { at: 'form', key: 'needsConnection' }],
  ['when the request failed', new Failure('network'), { at: 'form', key: 'needsConnection' }],
  [
    'of a wrong parameter',
    refused(400, { field: 'name' }),
    { at: 'field', field: 'name', fieldError: { key: 'refused' } },
  ],
  ['of a wrong code', refused(2003), { at: 'field', field: 'smsCode', fieldError: { key: 'codeRefused' } }],
  [
    'of a wrong code, with the tries left',
    refused(2003, { left: 2 }),
    { at: 'field', field: 'smsCode', fieldError: { key: 'codeRefusedLeft', params: { n: 2 } } },
  ],
  [
    'of a code that was used, not that no try is left',
    refused(2003, { left: 0 }),
    { at: 'field', field: 'smsCode', fieldError: { key: 'codeRefused' } },
  ],
  ['of a lock, until when', refused(2002, { until: now + 5 }), { at: 'form', key: 'locked', until: now + 5 }],
  ['of a lock without a time', refused(2002), { at: 'form', key: 'locked' }],
  [
    'of too many calls, when again',
    refused(429, { retryAfter: 30 }),
    { at: 'form', key: 'tooOften', until: now + 30_000 },
  ],
])('any form has a text for a common refusal: %s', (_, failure, said) => expect(place(failure)).toEqual(said));

test('a form’s own text takes precedence', () => {
  expect(place(refused(429), { 429: () => ({ key: 'mine', field: 'name' }) })).toEqual({
    at: 'field',
    field: 'name',
    fieldError: { key: 'mine' },
  });
  expect(place(new Failure('network'), { network: () => null })).toBeNull();
});

test('other codes, foreign fields and bugs are left to the app', () => {
  expect(place(refused(9999))).toBeNull();
  expect(place(refused(400, { field: 'deviceId' }))).toBeNull();
  expect(place(new Failure('timeout'))).toBeNull();
  expect(place(new Error('a bug'))).toBeNull();
});
