// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isByLimit } from './limitCodes.ts';
import { limitText } from './limitText.ts';

const resetAt = Date.UTC(2026, 10, 21, 16);
const until = 'Nov\u00A022,\u00A02026, 00:00';

test('a deposit limit shows what is left, and until when', () => {
  expect(limitText(5003, { period: 'day', limit: 50_000, used: 40_000, resetAt })).toBe(
    `Daily deposit limit: ₱100.00 of ₱500.00 left. Resets ${until}.`,
  );
});

test('a loss limit and a time limit show when play is possible again', () => {
  expect(limitText(5004, { period: 'week', limit: 100_000, used: 100_000, resetAt })).toContain(
    'Weekly loss limit of ₱1,000.00',
  );
  expect(limitText(5005, { limit: 60, used: 60, resetAt })).toBe(
    `Daily play time limit of 60 minutes reached. You can play again from ${until}.`,
  );
});

test('a loss limit with less than a bet left shows what is left', () => {
  expect(limitText(5004, { period: 'day', limit: 50_000, used: 49_500, resetAt })).toBe(
    `Daily loss limit: ₱5.00 of ₱500.00 left, less than the minimum bet here. You can play here again from ${until}.`,
  );
  expect(limitText(5004, { period: 'day', limit: 50_000, resetAt })).toContain('Daily loss limit of ₱500.00');
});

test('a wager limit shows whether it is reached or nearly reached', () => {
  const staked = { kind: 'wager', period: 'day', limit: 50_000, resetAt };
  expect(limitText(5004, { ...staked, used: 50_000 })).toBe(
    `Daily wager limit of ₱500.00 reached. You can play again from ${until}.`,
  );
  expect(limitText(5004, { ...staked, used: 49_500 })).toContain('Daily wager limit: ₱5.00 of ₱500.00 left');
});

test('a break and an exclusion show their end', () => {
  expect(limitText(5001, { until: resetAt })).toBe(`Games, deposits and offers are closed until ${until}.`);
  expect(limitText(5002, { until: resetAt })).toContain(until);
});

test('without details the text stays general', () => {
  expect(limitText(5004, {})).toBe('Your limits don’t allow this now.');
});

test('a low balance is no limit', () => {
  expect([3001, 5001, 5005].map(isByLimit)).toEqual([false, true, true]);
});
