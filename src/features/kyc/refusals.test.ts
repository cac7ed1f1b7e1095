import { expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { placeOf } from './refusals.ts';

const refused = (code: number, field?: string) => new Failure('refused', code, field ? { field } : {});
const place = (failure: unknown) => placeOf(failure, ['idNo', 'zip']);

test('a refused field has its message, someone else’s document another', () => {
  expect(place(refused(400, 'zip'))).toEqual({ at: 'field', field: 'zip', fieldError: 'refused' });
  expect(place(refused(2004, 'idNo'))).toEqual({ at: 'field', field: 'idNo', fieldError: 'taken' });
});

test.each([
  [refused(2007), 'barred'],
  [refused(409), 'sentAlready'],
  [refused(5002), 'excluded'],
  [refused(400, 'frontId'), 'picturesRefused'],
  [refused(400, 'image'), 'picturesRefused'],
  [refused(400, 'what'), 'refused'],
  [new Failure('offline'), 'needsConnection'],
  [new Failure('network'), 'needsConnection'],
  [new Failure('timeout'), 'notSent'],
  [new Failure('server', 502), 'notSent'],
])('%s is shown above the button as %s', (failure, key) => {
  expect(place(failure)).toEqual({ at: 'form', key });
});

test.each([new Failure('expired'), new Failure('stopped'), new Error('a bug')])('%s is left to the app', (failure) => {
  expect(place(failure)).toBeNull();
});

test.each([
  [new Failure('server', 413), 'tooLarge'],
  [new Failure('refused', 413), 'tooLarge'],
  [new Failure('server', 415), 'notTaken'],
])('a picture the server cannot take is reported: %s', (failure, key) => {
  expect(placeOf(failure, [])).toEqual({ at: 'form', key });
});
