import { expect, test } from 'vitest';
import { middleOf } from './portrait.ts';

test.each([
  ['a tall photo', { width: 300, height: 500 }, { left: 0, top: 100, side: 300 }],
  ['a wide photo', { width: 501, height: 300 }, { left: 100, top: 0, side: 300 }],
  ['a square one', { width: 64, height: 64 }, { left: 0, top: 0, side: 64 }],
])('of %s the middle is taken', (_, size, middle) => {
  expect(middleOf(size)).toEqual(middle);
});
