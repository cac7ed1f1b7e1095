import { expect, onTestFinished, test, vi } from 'vitest';
import { createTurns, turnLife } from './turns.ts';

const limits = { atOnce: 2, places: 5, placesOfOne: 3 };
const full = (): never => {
  throw new Error('full');
};
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

/** The names of a work's groups, the widest first: `a.b.1` is of `a` and of `a.b`. */
const groupsOf = (id: string) => id.split('.').map((_, place, parts) => parts.slice(0, place + 1).join('.'));

/** A queue, the ids of begun work in order, and functions to begin and end work. */
function opened() {
  const withPlace = createTurns(limits, full);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string | readonly string[], id = String(name)) =>
    withPlace(name, ({ inTurn }) =>
      inTurn(() => {
        begun.push(id);
        return new Promise<void>((end) => ends.set(id, end));
      }),
    );
  return { begun, work, withPlace, end: (id: string) => ends.get(id)!() };
}

test('concurrency is capped, and the rest waits in line', async () => {
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

test('names take turns, and each keeps its order (S30)', async () => {
  const { begun, work, end } = opened();
  const ids = ['a1', 'a2', 'a3', 'b1', 'c1'];
  const all = ids.map((id) => work(id[0]!, id));
  for (const id of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    await settled();
    end(id);
  }
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('the queue is bounded, and one name gets only a share of it (S30)', async () => {
  const { work, end } = opened();
  const held = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3')];
  await expect(work('a', 'a4')).rejects.toThrow('full');
  for (const id of ['a1', 'a2', 'a3']) {
    await settled();
    end(id);
  }
  await Promise.all(held);
  const others = ['b', 'c', 'd', 'e', 'f'].map((name) => work(name));
  await expect(work('g')).rejects.toThrow('full');
  for (const id of ['b', 'c', 'd', 'e', 'f']) {
    await settled();
    end(id);
  }
  await Promise.all(others);
});

test('when full, the name with the most places gives one up to a name with fewer (S30)', async () => {
  const { begun, work, end } = opened();
  const all = Promise.allSettled([
    ...['a1', 'a2', 'a3'].map((id) => work('a', id)),
    ...['b', 'c', 'd', 'e'].map((name) => work(name)),
  ]);
  for (const id of ['a1', 'a2', 'b', 'c', 'd']) {
    await settled();
    end(id);
  }
  const kept = (await all).map(({ status }) => status === 'fulfilled');
  expect(kept).toEqual([true, true, false, true, true, true, false]);
  expect(begun).toEqual(['a1', 'a2', 'b', 'c', 'd']);
});

test('with several largest names each gives way once, at unchanged capacity (S30)', async () => {
  const { work, end } = opened();
  const begun = [work('a', 'a1'), work('b', 'b1')];
  const waiting = [work('a', 'a2'), work('a', 'a3'), work('b', 'b2')];
  const outcomes = Promise.allSettled([...waiting, work('c'), work('d'), work('e'), work('f')]);
  for (const id of ['a1', 'b1', 'c', 'd', 'e']) {
    await settled();
    end(id);
  }
  await Promise.all(begun);
  const kept = (await outcomes).map(({ status }) => status === 'fulfilled');
  expect(kept).toEqual([false, false, false, true, true, true, false]);
});

test('failing work releases its turn and its place', async () => {
  const { work, withPlace, begun, end } = opened();
  const failing = () => withPlace('x', ({ inTurn }) => inTurn(() => Promise.reject(new Error('failed'))));
  for (let count = 0; count < 10; count++) await expect(failing()).rejects.toThrow('failed');
  const both = [work('a'), work('b')];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  for (const id of ['a', 'b']) end(id);
  await Promise.all(both);
});

test('a name that has had its turn comes after others, also once its work is done (S30)', async () => {
  const { begun, work, end } = opened();
  const done = [work('a', 'a1'), work('b', 'b1')];
  for (const id of ['a1', 'b1']) end(id);
  await Promise.all(done);
  const ids = ['x', 'y', 'b2', 'a2', 'c'];
  const all = ids.map((id) => work(id[0]!, id));
  for (const id of ['x', 'y', 'c', 'a2', 'b2']) {
    await settled();
    end(id);
  }
  await Promise.all(all);
  expect(begun.slice(2)).toEqual(['x', 'y', 'c', 'a2', 'b2']);
});

test('when full, a name that has had its turn gives way to one that waits longer (S30)', async () => {
  const { work, end } = opened();
  const done = [work('a', 'a1'), work('b', 'b1')];
  for (const id of ['a1', 'b1']) end(id);
  await Promise.all(done);
  const outcomes = Promise.allSettled(['x', 'y', 'a2', 'b2', 'c', 'd', 'e', 'f'].map((id) => work(id[0]!, id)));
  for (const id of ['x', 'y', 'c', 'd', 'e']) {
    await settled();
    end(id);
  }
  const kept = (await outcomes).map(({ status }) => status === 'fulfilled');
  expect(kept).toEqual([true, true, false, false, true, true, true, false]);
});

test('a turn is forgotten after a while (S30)', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { begun, work, end } = opened();
  const done = work('a', 'a1');
  end('a1');
  await done;
  vi.advanceTimersByTime(turnLife);
  const all = ['x', 'y', 'a2', 'c'].map((id) => work(id[0]!, id));
  for (const id of ['x', 'y', 'a2', 'c']) {
    await settled();
    end(id);
  }
  await Promise.all(all);
  expect(begun.slice(1)).toEqual(['x', 'y', 'a2', 'c']);
});

test('groups take turns, and those in them do: many of one group delay another by one turn (S30)', async () => {
  const { begun, work, end } = opened();
  const ids = ['x.1', 'x.2', 'x.3', 'y', 'x.1'];
  const all = ids.map((id, place) => work(groupsOf(id), `${id} ${place}`));
  for (const id of ['x.1 0', 'x.2 1', 'y 3', 'x.3 2', 'x.1 4']) {
    await settled();
    end(id);
  }
  await Promise.all(all);
  expect(begun).toEqual(['x.1 0', 'x.2 1', 'y 3', 'x.3 2', 'x.1 4']);
});

test('when full, the largest group gives a place up, its part with the most first (S30)', async () => {
  const { begun, work, end } = opened();
  const ids = ['x.1', 'x.2', 'x.a', 'x.b.1', 'x.b.2', 'y', 'y', 'x.c'];
  const all = Promise.allSettled(ids.map((id, place) => work(groupsOf(id), `${id} ${place}`)));
  for (const id of ['x.1 0', 'x.2 1', 'y 5', 'x.a 2', 'y 6']) {
    await settled();
    end(id);
  }
  const kept = (await all).map(({ status }) => status === 'fulfilled');
  expect(kept).toEqual([true, true, true, false, false, true, true, false]);
  expect(begun).toEqual(['x.1 0', 'x.2 1', 'y 5', 'x.a 2', 'y 6']);
});

test('ever fresh names of a group that has had its turn give way to a newcomer (S30)', async () => {
  const { work, end } = opened();
  const all = Promise.allSettled(['x.1', 'x.2', 'x.3', 'x.4', 'x.5', 'y.1'].map((id) => work(groupsOf(id), id)));
  for (const id of ['x.1', 'x.2', 'y.1', 'x.3', 'x.4']) {
    await settled();
    end(id);
  }
  expect((await all).map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, false, true]);
});
