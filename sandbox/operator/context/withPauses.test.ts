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

test('much work at once is done in turns, with others in between', async () => {
  const done: string[] = [];
  let time = 0;
  async function work(name: string) {
    for await (const item of withPauses(['1', '2', '3'], () => time)) {
      time += 20;
      done.push(`${name}${item}`);
    }
  }
  const all = Promise.all([work('a'), work('b'), work('c')]);
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('|');
  }
  await all;
  const turns = done.join('').split('|').slice(1);
  expect(turns.filter((turn) => turn.length > 2)).toEqual([]);
  expect(turns.join('')).toBe('a2b2c2a3b3c3');
});
