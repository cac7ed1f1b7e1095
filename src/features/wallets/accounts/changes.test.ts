// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changesOf as changesBy } from './changes.ts';

const gcash = { name: 'gcash', lengths: [11], prefix: '09' };
const changesOf = (existing: typeof known | object, typed: typeof same) => changesBy(existing, typed, gcash);

const known = { accountName: 'Juan Dela Cruz', branch: 'Makati' };
const same = { accountNo: '', accountName: 'Juan Dela Cruz', branch: 'Makati' };

test('unchanged fields are not sent', () => {
  expect(changesOf(known, same)).toEqual({});
  expect(changesOf(known, { ...same, accountName: ' Juan Dela Cruz ' })).toEqual({});
  expect(changesOf({}, { accountNo: '', accountName: '', branch: '' })).toEqual({});
});

test('a holder is sent with a plain apostrophe, and another apostrophe is no change', () => {
  expect(changesOf(known, { ...same, accountName: 'Juan O’Hara' })).toEqual({ accountName: "Juan O'Hara" });
  expect(changesOf({ ...known, accountName: 'Juan O’Hara' }, { ...same, accountName: "Juan O'Hara" })).toEqual({});
});

test('a typed number is sent as digits', () =>
  expect(changesOf(known, { ...same, accountNo: '0917 123-4567' })).toEqual({ accountNo: '09171234567' }));

test.each(['-', ' ', '0917'])('%j isn’t mistaken for the stored number', (accountNo) =>
  expect(changesOf(known, { ...same, accountNo })).toEqual({ accountNo }),
);

test('a changed holder and an emptied branch are sent', () =>
  expect(changesOf(known, { ...same, accountName: 'Juan D. Cruz', branch: '' })).toEqual({
    accountName: 'Juan D. Cruz',
    branch: '',
  }));
