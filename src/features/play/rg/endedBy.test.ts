import { expect, test } from 'vitest';
import type { Limit } from '#contract/endpoints/protection.ts';
import { endedBy } from './endedBy.ts';

const bet = 1_000;
const limit = (kind: Limit['kind'], value: number, used: number, period: Limit['period'] = 'day') =>
  ({ id: 1, kind, period, value, used, resetAt: 0 }) as Limit;
const time = limit('session', 60, 59);

test('a loss limit with less than a bet remaining ended play, even if not used up', () => {
  const nearly = limit('loss', 50_000, 49_500);
  expect(endedBy([time, limit('loss', 90_000, 0, 'week'), nearly], bet)).toBe(nearly);
});

test('with a bet left under the loss limit the time limit ended play', () => {
  expect(endedBy([limit('loss', 50_000, 49_000), time], bet)).toBe(time);
});

test('a stake limit with less than a bet remaining ended play, regardless of wins (SX-04)', () => {
  const staked = limit('wager', 50_000, 49_500);
  expect(endedBy([limit('loss', 50_000, 0), time, staked], bet)).toBe(staked);
});

test('a time limit of which the operator has more than a minute left ended nothing, unless time was up here', () => {
  const half = limit('session', 120, 30);
  expect(endedBy([half], bet)).toBe(undefined);
  expect(endedBy([half], bet, true)).toBe(half);
});

test('without a limit of either kind the cause is unknown', () => {
  expect(endedBy([limit('deposit', 50_000, 50_000), limit('reality', 60, 0), limit('session', 0, 0)], bet)).toBe(
    undefined,
  );
});
