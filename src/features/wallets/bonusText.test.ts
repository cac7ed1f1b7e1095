// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';

const { words } = await import('./words.en.ts');
const { bonusText } = await import('./bonusText.ts');

const of = (bonusType: number | undefined) => bonusText(words.say, { bonus: 2_500 as Money, bonusType });

test.each([
  [undefined, '+₱25.00 bonus'],
  [1, '+₱25.00 bonus'],
  [2, '+₱25.00 bonus'],
  [3, '+₱25.00 bonus'],
  [4, '+₱25.00 bonus, first deposit'],
  [5, '+₱25.00 bonus, second deposit'],
  [6, '+₱25.00 bonus, third deposit'],
  [7, '+₱25.00 bonus, first of the day'],
  [8, '+₱25.00 bonus, weekly'],
  [9, '+₱25.00 bonus, for VIPs'],
  [10, '+₱25.00 bonus, for your bonus level'],
  [11, '+₱25.00 bonus, event'],
  [12, '+₱25.00 bonus, as a coupon'],
  [13, '+₱25.00 bonus, as a gift coupon'],
  [14, '+₱25.00 bonus'],
])('bonus type %s reads “%s” (E-11)', (type, text) => expect(of(type)).toBe(text));
