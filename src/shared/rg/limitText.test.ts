// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isByLimit } from './limitCodes.ts';
import { limitText } from './limitText.ts';

const resetAt = Date.UTC(2026, 10, 21, 16);
const until = 'Nov\u00A022,\u00A02026, 00:00';

test('a deposit limit says what it leaves, and until when', () => {
  expect(limitText(5003, { period: 'day', limit: 50_000, used: 40_000, resetAt })).toBe(
    `Of the ₱500.00 a day that you allow yourself, ₱100.00 can still be deposited until ${until}.`,
  );
});

test('a limit on losses and one on time say when play goes on', () => {
  expect(limitText(5004, { period: 'week', limit: 100_000, used: 100_000, resetAt })).toContain('₱1,000.00 a week');
  expect(limitText(5005, { limit: 60, used: 60, resetAt })).toBe(
    `You have played the 60 minutes a day that you allow yourself. You can play again from ${until}.`,
  );
});

test('a limit on losses that leaves less than a bet says what it leaves', () => {
  expect(limitText(5004, { period: 'day', limit: 50_000, used: 49_500, resetAt })).toBe(
    `Of the ₱500.00 a day that you allow yourself to lose, ₱5.00 is left: less than the smallest bet here. You can play here again from ${until}.`,
  );
  expect(limitText(5004, { period: 'day', limit: 50_000, resetAt })).toContain('You have lost the ₱500.00 a day');
});

test('a limit on stakes says so, reached or nearly', () => {
  const staked = { kind: 'wager', period: 'day', limit: 50_000, resetAt };
  expect(limitText(5004, { ...staked, used: 50_000 })).toBe(
    `You have staked the ₱500.00 a day that you allow yourself. You can play again from ${until}.`,
  );
  expect(limitText(5004, { ...staked, used: 49_500 })).toContain('allow yourself to stake, ₱5.00 is left');
});

test('a break and an exclusion say until when', () => {
  expect(limitText(5001, { until: resetAt })).toBe(`Games, deposits and offers are closed until ${until}.`);
  expect(limitText(5002, { until: resetAt })).toContain(until);
});

test('who is told nothing more says no more', () => {
  expect(limitText(5004, {})).toBe('Your limits don’t allow this now.');
});

test('a low balance is no limit', () => {
  expect([3001, 5001, 5005].map(isByLimit)).toEqual([false, true, true]);
});
