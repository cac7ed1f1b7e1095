// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({
  settle: vi.fn<() => Promise<unknown>>(),
  giveUp: vi.fn(async () => {}),
}));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { useUncertain } = await import('./useUncertain.ts');
type Uncertain = ReturnType<typeof useUncertain>;

const call = 'createRecharge';
const every = 5_000;
/** How long the worker takes, milliseconds. */
const turn = 100;
const later = () => new Promise((done) => setTimeout(done, turn));
const onDone = vi.fn<(answer: unknown, asked: boolean) => void>();
const told: Record<string, Uncertain> = {};
let root: Root;

function Trial({ name }: { name: string }) {
  const own = useUncertain(call, onDone);
  useLayoutEffect(() => {
    told[name] = own;
  });
  return null;
}

const doubt = () => told['a']!;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const lose = () => act(async () => void (stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 }));
/** As the worker does it: the act is gone before the answer is there. */
const settled = async (answer: unknown) => {
  await later();
  stores.acts[call] = undefined;
  await later();
  return answer;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stores.acts[call] = undefined;
  stores.network.onLine = true;
  app.settle.mockImplementation(async () => void (await later()));
  root = createRoot(document.createElement('div'));
  await act(async () => root.render([<Trial key="a" name="a" />, <Trial key="b" name="b" />]));
});
afterEach(async () => {
  await act(async () => root.unmount());
  await pass(turn);
  vi.useRealTimers();
});

test('it is looked up by itself until it is known, once for all who show it, and each of them hears', async () => {
  await lose();
  await pass(every + 2 * turn);
  expect(app.settle).toHaveBeenCalledTimes(1);
  expect(doubt()).toMatchObject({ uncertain: true, ending: 'still' });
  app.settle.mockImplementation(() => settled({ orderNo: 'A1' }));
  await pass(every + 2 * turn);
  expect(onDone.mock.calls).toEqual([
    [{ orderNo: 'A1' }, false],
    [{ orderNo: 'A1' }, false],
  ]);
  expect(doubt()).toMatchObject({ uncertain: false, ending: 'settled' });
  await pass(60_000);
  expect(app.settle).toHaveBeenCalledTimes(2);
});

test('what was not done is said so, and a new try forgets that', async () => {
  await lose();
  app.settle.mockImplementation(() => settled(undefined));
  await pass(every + 2 * turn);
  expect(onDone).not.toHaveBeenCalled();
  expect(doubt().ending).toBe('notDone');
  await act(async () => doubt().forget());
  expect(doubt().ending).toBeNull();
});

test('without a connection nobody is asked; after two minutes it is the player who asks, and then it goes on', async () => {
  await lose();
  await act(async () => void (stores.network.onLine = false));
  await pass(60_000);
  expect(app.settle).not.toHaveBeenCalled();
  await act(async () => void (stores.network.onLine = true));
  await pass(120_000);
  const asked = app.settle.mock.calls.length;
  await pass(60_000);
  expect(app.settle).toHaveBeenCalledTimes(asked);
  await act(async () => doubt().look());
  await pass(every);
  expect(app.settle.mock.calls.length).toBe(asked + 2);
});

test('an act after one that was given up in vain is looked up by itself again', async () => {
  await lose();
  await pass(180_000);
  await act(async () => void (stores.acts[call] = undefined));
  const asked = app.settle.mock.calls.length;
  await lose();
  await pass(every + 2 * turn);
  expect(app.settle.mock.calls.length).toBeGreaterThan(asked);
});

test('what was begun here was asked for here; what another tab began was not', async () => {
  const begin = (elsewhere: boolean) =>
    act(async () => {
      const before = { requestId: elsewhere ? 'theirs' : 'ours', call, state: 'sending', at: 0 } as const;
      stores.acts[call] = elsewhere ? { ...before, elsewhere } : before;
    });
  const doubtIt = () => act(async () => void (stores.acts[call] = { ...stores.acts[call]!, state: 'uncertain' }));
  app.settle.mockImplementation(() => settled({ orderNo: 'A1' }));
  for (const elsewhere of [false, true]) {
    await begin(elsewhere);
    await doubtIt();
    await pass(every + 2 * turn);
  }
  const asked = onDone.mock.calls.map(([, here]) => here);
  expect(asked).toEqual([true, true, false, false]);
});

test('an answer that doesn’t come leaves it open, without a word of failure', async () => {
  await lose();
  app.settle.mockRejectedValue(new Error('502'));
  await pass(every);
  expect(doubt()).toMatchObject({ uncertain: true, ending: 'still' });
});

test('what another tab has settled meanwhile is settled, never “not done”', async () => {
  await lose();
  app.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    throw new Error('no such act any more');
  });
  await pass(every);
  expect(doubt()).toMatchObject({ uncertain: false, ending: 'settled' });
});

test('the player may go on without knowing', async () => {
  await lose();
  app.giveUp.mockImplementation(async () => void (await settled(undefined)));
  await act(async () => doubt().leave());
  await pass(2 * turn);
  expect(doubt()).toMatchObject({ uncertain: false, ending: null });
});
