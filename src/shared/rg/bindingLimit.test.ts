import { expect, test, vi } from 'vitest';
import type { Limit } from '#contract/endpoints/protection.ts';
import { bindingLimit, leftOf } from './bindingLimit.ts';

const limit = (period: Limit['period'], value: number, used: number, kind: Limit['kind'] = 'deposit') =>
  ({ id: 1, kind, period, value, used, resetAt: 0 }) as Limit;

test('of several limits the one that leaves least binds, not the lowest', () => {
  const [day, month] = [limit('day', 50_000, 0), limit('month', 100_000, 90_000)];
  expect(bindingLimit([day, month], 'deposit')).toBe(month);
});

test('a limit of another kind, or a removed one, doesn’t bind', () => {
  expect(bindingLimit([limit('day', 0, 0), limit('day', 50_000, 0, 'loss')], 'deposit')).toBeUndefined();
});

test('what was used of a period that is over isn’t used of the next one (O-02)', () => {
  vi.setSystemTime(Date.parse('2026-11-30T00:00+08:00'));
  const day = { ...limit('day', 60_000, 60_000), resetAt: Date.now() };
  const month = { ...limit('month', 100_000, 50_000), resetAt: Date.now() + 1 };
  expect(leftOf(day)).toBe(60_000);
  expect(leftOf(month)).toBe(50_000);
  expect(bindingLimit([day, month], 'deposit')).toBe(month);
});

test('an exceeded limit leaves nothing', () => {
  expect(leftOf(limit('day', 50_000, 60_000))).toBe(0);
});
