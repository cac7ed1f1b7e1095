import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['', 'weak'],
  ['abcdefgh', 'weak'],
  ['a1a1a1a1a1a1', 'weak'],
  ['perlas88', 'fair'],
  ['Perlas88', 'fair'],
  ['Perlas-ng-dagat-88', 'strong'],
])('“%s” is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
