import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const limits = { atOnce: 2, places: 5, placesOfOne: 3 };
const full = (): never => {
  throw new Error('full');
};
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

/** Turns, what has begun in order, and how to end a piece of work. */
function opened() {
  const withPlace = createTurns(limits, full);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, id = name) =>
    withPlace(name, ({ inTurn }) =>
      inTurn(() => {
        begun.push(id);
        return new Promise<void>((end) => ends.set(id, end));
      }),
    );
  return { begun, work, withPlace, end: (id: string) => ends.get(id)!() };
}

test('so much runs at once, and the rest waits in line', async () => {
  const { begun, work, end } = opened();
  const all = ['a', 'b', 'c', 'd'].map((name) => work(name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const id of ['a', 'c']) end(id);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  await Promise.all(all);
});

test('S30: there are so many places, and one name has a part of them', async () => {
  const { work, end } = opened();
  const held = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3')];
  await expect(work('a', 'a4')).rejects.toThrow('full');
  held.push(work('b'), work('c'));
  await expect(work('d')).rejects.toThrow('full');
  await settled();
  for (const id of ['a1', 'a2', 'a3', 'b', 'c']) {
    end(id);
    await settled();
  }
  await Promise.all(held);
});

test('work that fails gives its turn and its place back', async () => {
  const { work, withPlace, begun, end } = opened();
  const failing = () => withPlace('x', ({ inTurn }) => inTurn(() => Promise.reject(new Error('failed'))));
  for (let count = 0; count < 10; count++) await expect(failing()).rejects.toThrow('failed');
  const both = [work('a'), work('b')];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  for (const id of ['a', 'b']) end(id);
  await Promise.all(both);
});
