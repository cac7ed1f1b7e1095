import { expect, test } from 'vitest';
import { drawAfter } from './schedule.ts';

const hour = 60 * 60_000;

test('draws are daily, or on Saturdays and Sundays, at 21:00 in Manila (LO-01)', () => {
  const friday = Date.UTC(2026, 10, 27, 13);
  const at = (days: number[], time: number) => new Date(drawAfter({ days }, time)).toISOString();
  expect(at([0, 1, 2, 3, 4, 5, 6], friday - 1)).toBe('2026-11-27T13:00:00.000Z');
  expect(at([0, 1, 2, 3, 4, 5, 6], friday)).toBe('2026-11-28T13:00:00.000Z');
  expect(at([0, 6], friday)).toBe('2026-11-28T13:00:00.000Z');
  expect(at([0, 6], friday + 24 * hour)).toBe('2026-11-29T13:00:00.000Z');
  expect(at([0, 6], friday + 48 * hour)).toBe('2026-12-05T13:00:00.000Z');
});
