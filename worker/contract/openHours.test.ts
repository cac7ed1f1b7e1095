import { expect, test } from 'vitest';
import { isOutside, isWithin } from './openHours.ts';

const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00+08:00`);

test.each([
  ['08:00–20:00', '07:59', true],
  ['08:00–20:00', '08:00', false],
  ['08:00–20:00', '19:59', false],
  ['08:00–20:00', '20:00', true],
  ['8:00 - 20:00', '07:59', true],
  ['20:00–04:00', '23:00', false],
  ['20:00–04:00', '03:59', false],
  ['20:00–04:00', '12:00', true],
  ['00:00–00:00', '12:00', false],
  ['00:00–24:00', '23:59', false],
  ['24/7', '12:00', false],
  ['8–20', '23:00', false],
  ['08:00–99:00', '07:00', false],
  ['weekdays', '12:00', false],
])('“%s” at %s in Manila: surely outside is %s', (hours, clock, outside) =>
  expect(isOutside(hours, at(clock))).toBe(outside),
);

test.each([
  ['08:00–20:00', '08:00', true],
  ['08:00–20:00', '20:00', false],
  ['20:00–04:00', '03:59', true],
  ['20:00–04:00', '04:00', false],
  ['00:00–00:00', '12:00', true],
  ['24/7', '12:00', true],
  ['8–20', '12:00', false],
  ['weekdays', '12:00', false],
])('“%s” at %s in Manila: surely within is %s', (hours, clock, within) =>
  expect(isWithin(hours, at(clock))).toBe(within),
);
