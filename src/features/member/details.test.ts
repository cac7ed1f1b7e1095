import { expect, test } from 'vitest';
import { areLocked, changesOf, detailsOf } from './details.ts';

test('what was never said is an empty text', () => {
  expect(detailsOf({ realName: 'Juan', city: null })).toMatchObject({ realName: 'Juan', city: '', zip: '' });
});

test('only what differs is sent, trimmed, and an emptied text takes back what was said', () => {
  const before = detailsOf({ realName: 'Juan', city: 'Cebu' });
  expect(changesOf({ ...before, realName: ' Juan ', city: '', zip: ' 6000' }, before)).toEqual({
    city: '',
    zip: '6000',
  });
});

test('a name is sent with the plain apostrophe, and another one is no change', () => {
  const before = detailsOf({ realName: 'Juan' });
  expect(changesOf({ ...before, realName: 'Juan O’Hara' }, before)).toEqual({ realName: "Juan O'Hara" });
  expect(changesOf({ ...before, realName: "O'Hara" }, detailsOf({ realName: 'O’Hara' }))).toEqual({});
});

test.each([
  [undefined, false],
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('with a check of identity that is %s, locked is %s', (hasKyc, locked) => expect(areLocked(hasKyc)).toBe(locked));
