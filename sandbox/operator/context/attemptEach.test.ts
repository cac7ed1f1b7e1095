import { expect, test } from 'vitest';
import { attemptEach, throwError } from './attemptEach.ts';

/** Work that fails for odd numbers, and the numbers that it was done with. */
function opened() {
  const done: number[] = [];
  const work = async (each: number) => {
    done.push(each);
    if (each % 2) throw new Error(`${each} is odd`);
  };
  return { done, work };
}

test('an error is reported, and the rest goes on', async () => {
  const { done, work } = opened();
  const errors: unknown[] = [];
  await attemptEach([1, 2, 3, 4], work, (error) => void errors.push(error));
  expect(done).toEqual([1, 2, 3, 4]);
  expect(errors.map(String)).toEqual(['Error: 1 is odd', 'Error: 3 is odd']);
});

test('a report that throws ends the work', async () => {
  const { done, work } = opened();
  await expect(attemptEach([2, 3, 4], work, throwError)).rejects.toThrow('3 is odd');
  expect(done).toEqual([2, 3]);
});
