import { expect, test } from 'vitest';
import { attempts, sizeWithin, targetBytes } from './compression.ts';

test('the longer side is scaled down to the limit and never up', () => {
  expect(sizeWithin(4_000, 3_000, 1_600)).toEqual({ width: 1_600, height: 1_200 });
  expect(sizeWithin(3_000, 4_000, 1_600)).toEqual({ width: 1_200, height: 1_600 });
  expect(sizeWithin(800, 600, 1_600)).toEqual({ width: 800, height: 600 });
});

test('slower networks get lighter pictures, never below a readable size', () => {
  expect(targetBytes('4g')).toBe(1_500_000);
  expect(targetBytes('')).toBe(1_500_000);
  expect(targetBytes('3g')).toBeGreaterThan(targetBytes('2g'));
  expect(targetBytes('2g')).toBeGreaterThan(targetBytes('slow-2g'));
  expect(Math.min(...attempts.map(({ longest }) => longest))).toBeGreaterThanOrEqual(1_000);
});
