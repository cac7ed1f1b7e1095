import { expect, test } from 'vitest';
import { later } from './later.ts';

test('the code comes once, with the first call of any', async () => {
  let brought = 0;
  const { double, half } = later(async () => {
    brought++;
    return { double: (n: number) => 2 * n, half: async (n: number) => n / 2 };
  }, ['double', 'half']);
  expect(brought).toBe(0);
  expect(await Promise.all([double(4), half(4)])).toEqual([8, 2]);
  expect(brought).toBe(1);
});

test('code that can’t be had fails as a request does, and is asked for again', async () => {
  let away = true;
  const { act } = later(
    () => (away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ act: () => 'done' })),
    ['act'],
  );
  await expect(act()).rejects.toMatchObject({ name: 'Failure', kind: 'network' });
  away = false;
  expect(await act()).toBe('done');
});
