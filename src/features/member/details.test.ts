import { expect, test } from 'vitest';
import { areLocked, changesOf, detailsOf } from './details.ts';

test('missing details are empty texts', () => {
  expect(detailsOf({ realName: 'Juan', city: null })).toMatchObject({ realName: 'Juan', city: '', zip: '' });
});

test('only changed fields are sent, trimmed, and clearing one removes it', () => {
  const before = detailsOf({ realName: 'Juan', city: 'Cebu' });
  expect(changesOf({ ...before, realName: ' Juan ', city: '', zip: ' 6000' }, before)).toEqual({
    city: '',
    zip: '6000',
  });
});

test('a name is sent with a plain apostrophe, and another apostrophe is no change', () => {
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
])('with identity check state %s, locked is %s', (hasKyc, locked) => expect(areLocked(hasKyc)).toBe(locked));
