// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

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

test('another holder is sent, and a branch that was emptied', () =>
  expect(changesOf(known, { ...same, accountName: 'Juan D. Cruz', branch: '' })).toEqual({
    accountName: 'Juan D. Cruz',
    branch: '',
  }));
