import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { isMoney } from '#contract/props.ts';
import { drawingOf, kindOf } from './props.ts';

test.each([
  [1001, 'couponGeneral'],
  [1099, 'couponGeneral'],
  [1100, 'gift'],
  [1201, 'couponFixed'],
  [1399, 'couponGive'],
  [2001, 'coin'],
  [2002, 'points'],
  [4001, 'activityPoints'],
  [40_004, 'newYearHorn'],
  [50_000, 'jackpot'],
  [50_001, 'jackpotMega'],
  [50_005, 'jackpot'],
  [60_001, 'diamond'],
  [80_003, 'lotteryGreat'],
  [99_999, 'gift'],
])('prop %i is a %s', (id, kind) => {
  expect(kindOf(id)).toBe(kind);
});

test('only coins and jackpots are money', () => {
  expect([2001, 50_000, 50_004, 50_005].every(isMoney)).toBe(true);
  expect([1001, 2002, 4001, 49_999, 50_006, 60_001, 80_001].some(isMoney)).toBe(false);
});

test('every known prop has our drawing or the operator’s, an unknown one has none', () => {
  const ids = [1001, 1201, 1301, 2001, 2002, 4001, 40_001, 40_002, 40_003, 40_004, 50_000, 50_001, 50_002, 50_003];
  const drawings = [...ids, 50_004, 60_001, 80_001, 80_002, 80_003].map((id) => `public${drawingOf(id, undefined)}`);
  expect(drawings.filter((file) => !existsSync(file))).toEqual([]);
  expect(drawingOf(2001, '/icons/gold.svg')).toBe('/icons/gold.svg');
  expect(drawingOf(7, null)).toBeUndefined();
});

test('our drawings come from the build’s icon service (N-13)', () => {
  vi.stubEnv('VITE_ICON_BASE', 'https://icons.example.com/v1');
  expect(drawingOf(2001, undefined)).toBe('https://icons.example.com/v1/props/coin.svg');
  vi.unstubAllEnvs();
});
