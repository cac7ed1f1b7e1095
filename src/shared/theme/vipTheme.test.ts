import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { vipTheme } from './vipTheme.ts';

const row = (level: number, theme?: number) => ({
  level,
  name: `VIP ${level}`,
  experience: 0 as Money,
  betLimit: 0 as Money,
  ...(theme !== undefined && { theme }),
});
const map = (...rows: ReturnType<typeof row>[]) => Object.fromEntries(rows.map((each) => [each.level, each]));

test('the operator’s choice of colours applies, limited to six', () => {
  expect(vipTheme(1, map(row(0), row(1, 4)))).toBe(4);
  expect(vipTheme(1, map(row(0), row(1, 9)))).toBe(5);
});

test('without a choice six themes are spread over the levels', () => {
  const twelve = map(...Array.from({ length: 12 }, (_, level) => row(level)));
  expect([0, 1, 2, 5, 11].map((level) => vipTheme(level, twelve))).toEqual([0, 0, 1, 2, 5]);
  expect(vipTheme(3, undefined)).toBe(3);
  expect(vipTheme(40, undefined)).toBe(5);
});

test('a player without a level has no theme', () => {
  expect(vipTheme(undefined, map(row(0)))).toBeNull();
});
