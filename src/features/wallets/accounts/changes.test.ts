// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changesOf as changesBy } from './changes.ts';

const gcash = { name: 'gcash', lengths: [11], prefix: '09' };
const changesOf = (existing: typeof known | object, typed: typeof same) => changesBy(existing, typed, gcash);

const known = { accountName: 'Juan Dela Cruz', branch: 'Makati' };
const same = { accountNo: '', accountName: 'Juan Dela Cruz', branch: 'Makati' };

test('what is left as it is, is not sent', () => {
  expect(changesOf(known, same)).toEqual({});
  expect(changesOf(known, { ...same, accountName: ' Juan Dela Cruz ' })).toEqual({});
  expect(changesOf({}, { accountNo: '', accountName: '', branch: '' })).toEqual({});
});

test('a holder is sent with the plain apostrophe, and another one is no change', () => {
  expect(changesOf(known, { ...same, accountName: 'Juan O’Hara' })).toEqual({ accountName: "Juan O'Hara" });
  expect(changesOf({ ...known, accountName: 'Juan O’Hara' }, { ...same, accountName: "Juan O'Hara" })).toEqual({});
});

test('a number that was typed is sent as its digits', () =>
  expect(changesOf(known, { ...same, accountNo: '0917 123-4567' })).toEqual({ accountNo: '09171234567' }));

test.each(['-', ' ', '0917'])('%j isn’t taken as the number that there is', (accountNo) =>
  expect(changesOf(known, { ...same, accountNo })).toEqual({ accountNo }),
);

test('another holder is sent, and a branch that was emptied', () =>
  expect(changesOf(known, { ...same, accountName: 'Juan D. Cruz', branch: '' })).toEqual({
    accountName: 'Juan D. Cruz',
    branch: '',
  }));
