import { expect, test } from 'vitest';
import { createMeter, mostNames } from './meter.ts';

const allowance = { most: 10, period: 1_000 };

test('each name has its allowance per period; refused requests do not use it', () => {
  const meter = createMeter(allowance);
  expect(meter.take('a', 8, 0)).toBe(0);
  expect(meter.take('a', 3, 400)).toBe(600);
  expect(meter.take('a', 2, 500)).toBe(0);
  expect(meter.take('b', 10, 500)).toBe(0);
  expect([meter.take('a', 1, 999), meter.take('a', 1, 1_000)]).toEqual([1, 0]);
});

test('tracked names are capped, and filling the cap leaves others an allowance (S18)', () => {
  const meter = createMeter(allowance);
  for (let name = 0; name < mostNames; name++) meter.take(`n${name}`, 1, 0);
  expect([meter.take('n5', 9, 0), meter.take('n5', 1, 0)]).toEqual([0, 1_000]);
  expect([meter.take('x', 10, 0), meter.take('x', 1, 0)]).toEqual([0, 1_000]);
  const others = Array.from({ length: 100 }, (_, n) => meter.take(`other ${n}`, 10, 0));
  expect(others.filter((wait) => wait === 0).length).toBeGreaterThan(80);
});

test('past the cap, ever new names are eventually refused (S18)', () => {
  const meter = createMeter(allowance);
  const waits = Array.from({ length: 5 * mostNames }, (_, name) => meter.take(`n${name}`, 10, 0));
  expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(2 * mostNames);
});

test('a clock set back starts a new period', () => {
  const meter = createMeter(allowance);
  expect(meter.take('a', 10, 100_000)).toBe(0);
  expect(meter.take('a', 10, 5)).toBe(0);
});

test('an address uses its networks’ allowances as well, and refused requests none of them (S18)', () => {
  const meter = createMeter(allowance);
  const at = (name: string) => [
    { name: 'wide', times: 2 },
    { name, times: 1 },
  ];
  expect([meter.take(at('a'), 10, 0), meter.take(at('a'), 5, 0), meter.take(at('b'), 10, 0)]).toEqual([0, 1_000, 0]);
  expect([meter.take(at('c'), 1, 0), meter.take('c', 10, 0)]).toEqual([1_000, 0]);
});
