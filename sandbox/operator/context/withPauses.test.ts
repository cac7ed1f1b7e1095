import { expect, test } from 'vitest';
import { withPauses } from './withPauses.ts';

/** What happens in which order while each of six items takes so many milliseconds and something else is due. */
async function orderOf(each: number): Promise<string> {
  const done: string[] = [];
  let time = 0;
  const other = new Promise<void>((resolve) => {
    setImmediate(() => {
      done.push('other');
      resolve();
    });
  });
  for await (const item of withPauses(['1', '2', '3', '4', '5', '6'], () => time)) {
    time += each;
    done.push(item);
  }
  await other;
  return done.join(' ');
}

test('work on many items lets others have a turn every ten milliseconds', async () => {
  expect(await orderOf(5)).toBe('1 2 other 3 4 5 6');
  expect(await orderOf(20)).toBe('1 other 2 3 4 5 6');
});

test('work that is short goes on without a pause', async () => {
  expect(await orderOf(1)).toBe('1 2 3 4 5 6 other');
});
