import { expect, test } from 'vitest';
import { facts } from '#tests/support/tab.ts';
import { fakeWorld } from '#tests/support/world.ts';
import { loadOnce, lazyGroup } from './lazy.ts';

const world = fakeWorld(async () => new Response());
const place = { world, facts: facts() };

test('the code comes once, with the first call of any', async () => {
  let brought = 0;
  const { double, half } = lazyGroup(
    loadOnce(
      place,
      async () => (brought += 1),
      () => ({ double: (n: number) => 2 * n, half: async (n: number) => n / 2 }),
    ),
  );
  expect(brought).toBe(0);
  expect(await Promise.all([double(4), half(4)])).toEqual([8, 2]);
  expect(brought).toBe(1);
});

test('code that can’t be had fails as a request does, and is asked for again', async () => {
  let away = true;
  const { act } = lazyGroup(
    loadOnce(
      place,
      () => (away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()),
      () => ({ act: () => 'done' }),
    ),
  );
  await expect(act()).rejects.toMatchObject({ name: 'Failure', kind: 'network' });
  away = false;
  expect(await act()).toBe('done');
});

test('code that is too long in coming is a time-out', async () => {
  const { act } = lazyGroup(
    loadOnce(
      place,
      () => new Promise<void>(() => {}),
      () => ({ act: () => {} }),
    ),
  );
  const late = expect.objectContaining({ name: 'Failure', kind: 'timeout' }) as unknown;
  const [[answer]] = await Promise.all([Promise.allSettled([act()]), world.pass(10_000)]);
  expect(answer).toEqual({ status: 'rejected', reason: late });
});

test('a bug in what is made of the code stays a bug, and isn’t called a lost network', async () => {
  let broken = true;
  const { act } = lazyGroup(
    loadOnce(
      place,
      async () => {},
      () => {
        if (broken) throw new TypeError('undefined is not an object');
        return { act: () => 'done' };
      },
    ),
  );
  await expect(act()).rejects.toThrow('undefined is not an object');
  broken = false;
  expect(await act()).toBe('done');
});
