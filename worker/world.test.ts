import { expect, test } from 'vitest';
import { fakeWorld } from '#tests/support/world.ts';
import { isNewer, steadyClock, within } from './world.ts';

const offline = () => Promise.reject(new Error('no network'));
const day = 24 * 60 * 60_000;

test('elapsed time follows either clock, and a clock set back takes nothing away (B12)', () => {
  let [steady, wall] = [100, 5_000];
  const elapsed = steadyClock(
    () => steady,
    () => wall,
  );
  const pass = (steadily: number, byTheWall: number) => {
    steady += steadily;
    wall += byTheWall;
    return elapsed();
  };
  expect(pass(50, 50)).toBe(50);
  expect(pass(10, -day)).toBe(60);
  // During sleep the monotonic clock stands still.
  expect(pass(0, 600_000)).toBe(600_060);
});

test('the later time is newer, unless it lies in the future after a clock was set back (B12)', () => {
  const world = fakeWorld(offline);
  const now = world.now();
  expect(isNewer(world, now, now - 1)).toBe(true);
  expect(isNewer(world, now - 1, now)).toBe(false);
  expect(isNewer(world, now - 1_000, now + day)).toBe(true);
  expect(isNewer(world, now - day, now + day)).toBe(false);
  expect(isNewer(world, now + day - 1, now + day)).toBe(false);
  expect(isNewer(world, now + day, now - 1)).toBe(false);
  expect(isNewer(world, now + day, 0)).toBe(true);
});

test('a result in time is awaited, a late one is given up', async () => {
  const world = fakeWorld(offline);
  expect(await within(world, 10, Promise.resolve('here'))).toBe('here');
  const late = within(world, 10, new Promise(() => {})).catch((error: unknown) => error);
  await world.pass(10);
  expect(await late).toMatchObject({ name: 'TimeoutError' });
});
