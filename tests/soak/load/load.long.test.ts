import { beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../bundle.ts';
import type { Figures } from './figures.ts';
import type * as Load from './load.ts';

/** A merge passes a shortened day; `npm run soak` a whole one, and compares more devices with the worker. */
const { LOAD_DEVICES = '2000', LOAD_HOURS = '3', LOAD_REAL = '8' } = process.env;

/** The most that a peak may be of the mean of the rest. */
const most = 1.5;
/** With fewer devices than this, chance adds some standard deviations to the greatest second. */
const enough = 10_000;
const deviations = 4;

/** The hours of a day in which the worker itself is simulated. */
const comparedHours = 3;

/** The longest that a test may take, milliseconds. */
const patience = 30 * 60_000;

const { createDay, eventsOf, figuresOf, compare } = await bundle<typeof Load>('load/load.ts');

test('simulated devices send what the worker sends (F1, F7)', { timeout: patience }, async () => {
  const { real, light, unlike } = await compare(createDay(comparedHours), Number(LOAD_REAL));
  expect(real).toBeGreaterThan(500 * Number(LOAD_REAL));
  expect(Math.abs(light - real) / real).toBeLessThan(0.001);
  expect(unlike / real).toBeLessThan(0.001);
});

describe(`on a day of ${LOAD_HOURS} hours with ${LOAD_DEVICES} devices`, () => {
  const [day, devices] = [createDay(Number(LOAD_HOURS)), Number(LOAD_DEVICES)];
  let figures: Figures;
  beforeAll(() => void (figures = figuresOf(day, devices)), patience);

  test.each(Object.keys(eventsOf(day)))('the peak of “%s” is at most 1.5 times the mean of the rest (F7)', (name) => {
    const { rest, events } = figures;
    const { peak } = events[name]!;
    expect(rest.mean).toBeGreaterThan(devices / 30);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThanOrEqual(most * rest.mean + (devices < enough ? deviations * Math.sqrt(rest.mean) : 0));
  });

  test('a device sends a closed operator at most one call a minute (F1)', () => {
    expect(figures.closed).toBeLessThanOrEqual(1);
    expect(figures.closed).toBeGreaterThan(0.5);
  });
});
