import { expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { refusedBy } from './refusals.ts';

test('money in play is refused with the game’s name', () =>
  expect(refusedBy(new Failure('refused', 409, { gameName: 'Manila Nights' }))).toEqual({
    key: 'isInPlay',
    game: 'Manila Nights',
  }));

test('an unreachable provider is named as the reason', () =>
  expect(refusedBy(new Failure('refused', 3007))).toEqual({ key: 'isAway' }));

test('other failures use the general messages', () => {
  expect(refusedBy(new Failure('refused', 409))).toBeNull();
  expect(refusedBy(new Failure('uncertain', 409, { gameName: 'Manila Nights' }))).toBeNull();
  expect(refusedBy(new TypeError('a bug'))).toBeNull();
});
