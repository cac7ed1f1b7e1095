import { expect, test } from 'vitest';
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

test('an exceeded limit leaves nothing', () => {
  expect(leftOf(limit('day', 50_000, 60_000))).toBe(0);
});
