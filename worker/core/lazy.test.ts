import { expect, test } from 'vitest';
import { facts } from '#tests/support/tab.ts';
import { fakeWorld } from '#tests/support/world.ts';
import { loadOnce } from './lazy.ts';

const world = fakeWorld(async () => new Response());
const place = { world, facts: facts() };

test('the code is loaded once, with its first use', async () => {
  let brought = 0;
  const load = loadOnce(
    place,
    async () => (brought += 1),
    () => ({ answer: 8 }),
  );
  expect(brought).toBe(0);
  expect(await Promise.all([load(), load()])).toEqual([{ answer: 8 }, { answer: 8 }]);
  expect(brought).toBe(1);
});

test('a failed code load fails like a request and is retried on the next call', async () => {
  let away = true;
  const load = loadOnce(
    place,
    () => (away ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve()),
    () => 'done',
  );
  await expect(load()).rejects.toMatchObject({ name: 'Failure', kind: 'network' });
  away = false;
  expect(await load()).toBe('done');
});

test('code that takes too long to load is a timeout', async () => {
  const load = loadOnce(
    place,
    () => new Promise<void>(() => {}),
    () => {},
  );
  const late = expect.objectContaining({ name: 'Failure', kind: 'timeout' }) as unknown;
  const [[answer]] = await Promise.all([Promise.allSettled([load()]), world.pass(10_000)]);
  expect(answer).toEqual({ status: 'rejected', reason: late });
});

test('a bug in the loaded code is not reported as a network failure', async () => {
  let broken = true;
  const load = loadOnce(
    place,
    async () => {},
    () => {
      if (broken) throw new TypeError('undefined is not an object');
      return 'done';
    },
  );
  await expect(load()).rejects.toThrow('undefined is not an object');
  broken = false;
  expect(await load()).toBe('done');
});
