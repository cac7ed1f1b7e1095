import { expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { refusedBy } from './refusals.ts';

test('money in play is refused with the name of the game', () =>
  expect(refusedBy(new Failure('refused', 409, { gameName: 'Manila Nights' }))).toEqual({
    key: 'isInPlay',
    game: 'Manila Nights',
  }));

test('a maker of games that can’t be asked is named as the reason', () =>
  expect(refusedBy(new Failure('refused', 3007))).toEqual({ key: 'isAway' }));

test('whatever else goes wrong is said as everywhere', () => {
  expect(refusedBy(new Failure('refused', 409))).toBeNull();
  expect(refusedBy(new Failure('uncertain', 409, { gameName: 'Manila Nights' }))).toBeNull();
  expect(refusedBy(new TypeError('a bug'))).toBeNull();
});
