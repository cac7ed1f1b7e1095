// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { useUnknownOutcome } = await import('./useUnknownOutcome.ts');

const call = 'createRecharge';
const every = 5_000;
/** The worker's delay, milliseconds. */
const turn = 100;
const later = () => new Promise((done) => setTimeout(done, turn));
const onFound = vi.fn<(answer: unknown, found: { requestId: string; isByTap: boolean }) => void>();
/** Two screens that show the same act. */
const onNotDone = vi.fn<(requestId: string) => void>();
const useBothScreens = () => [useUnknownOutcome(call, onFound, onNotDone), useUnknownOutcome(call, onFound)];
let outcomes: { readonly current: ReturnType<typeof useUnknownOutcome>[] };

const shown = () => outcomes.current[0]!;
const lose = (requestId = 'r') =>
  act(async () => void (stores.acts[call] = { requestId, call, state: 'uncertain', at: 0 }));
/** Settles as the worker does: the act is removed before the answer arrives. */
const settled = async (found: object) => {
  await later();
  stores.acts[call] = undefined;
  await later();
  return found as never;
};

beforeEach(async () => {
  vi.useFakeTimers();
  stores.acts[call] = undefined;
  stores.network.onLine = true;
  app.money.settle.mockImplementation(async () => (await later(), { state: 'unknown' }));
  outcomes = await renderHook(useBothScreens);
});
afterEach(async () => {
  await unmount();
  await advance(turn);
});

test('an unknown outcome is looked up until known, once for all observers, and each is notified', async () => {
  await lose();
  await advance(every + 2 * turn);
  expect(app.money.settle).toHaveBeenCalledTimes(1);
  expect(shown()).toMatchObject({ unknown: true, lookedInVain: true, outcome: null });
  app.money.settle.mockImplementation(() => settled({ state: 'done', answer: { orderNo: 'A1' } }));
  await advance(every + 2 * turn);
  expect(onFound.mock.calls).toEqual([
    [{ orderNo: 'A1' }, { requestId: 'r', isByTap: false }],
    [{ orderNo: 'A1' }, { requestId: 'r', isByTap: false }],
  ]);
  expect(shown()).toMatchObject({ unknown: false, lookedInVain: false, outcome: 'settled' });
  await advance(60_000);
  expect(app.money.settle).toHaveBeenCalledTimes(2);
});

test('an act that was not done is reported, and a new try clears that', async () => {
  await lose();
  app.money.settle.mockImplementation(() => settled({ state: 'notDone' }));
  await advance(every + 2 * turn);
  expect(onFound).not.toHaveBeenCalled();
  expect(shown().outcome).toBe('notDone');
  expect(onNotDone).toHaveBeenCalledExactlyOnceWith('r');
  await act(async () => shown().forget());
  expect(shown().outcome).toBeNull();
});

test('no lookup offline; after two minutes the player starts the next one', async () => {
  await lose();
  await act(async () => void (stores.network.onLine = false));
  await advance(60_000);
  expect(app.money.settle).not.toHaveBeenCalled();
  await act(async () => void (stores.network.onLine = true));
  await advance(120_000);
  const asked = app.money.settle.mock.calls.length;
  await advance(60_000);
  expect(app.money.settle).toHaveBeenCalledTimes(asked);
  await act(async () => shown().look());
  await advance(every);
  expect(app.money.settle.mock.calls.length).toBe(asked + 2);
});

test('an act after an abandoned lookup is looked up again', async () => {
  await lose();
  await advance(180_000);
  await act(async () => void (stores.acts[call] = undefined));
  const asked = app.money.settle.mock.calls.length;
  await lose();
  await advance(every + 2 * turn);
  expect(app.money.settle.mock.calls.length).toBeGreaterThan(asked);
});

test('an act of this tab counts as the player’s tap, one of another tab doesn’t', async () => {
  const begin = (elsewhere: boolean) =>
    act(async () => {
      const before = { requestId: elsewhere ? 'theirs' : 'ours', call, state: 'sending', at: 0 } as const;
      stores.acts[call] = elsewhere ? { ...before, elsewhere } : before;
    });
  const loseIt = () => act(async () => void (stores.acts[call] = { ...stores.acts[call]!, state: 'uncertain' }));
  app.money.settle.mockImplementation(() => settled({ state: 'done', answer: { orderNo: 'A1' } }));
  for (const elsewhere of [false, true]) {
    await begin(elsewhere);
    await loseIt();
    await advance(every + 2 * turn);
  }
  const asked = onFound.mock.calls.map(([, found]) => found.isByTap);
  expect(asked).toEqual([true, true, false, false]);
});

test('a failed lookup keeps the outcome open, without an error', async () => {
  await lose();
  app.money.settle.mockRejectedValue(new Error('502'));
  await advance(every);
  expect(shown()).toMatchObject({ unknown: true, lookedInVain: true, outcome: null });
});

test('an act settled by another tab counts as settled, never as not done', async () => {
  await lose();
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    throw new Error('no such act any more');
  });
  await advance(every);
  expect(shown()).toMatchObject({ unknown: false, lookedInVain: false, outcome: 'settled' });
});

test('an act given up in another tab during a lookup may have been done: it never counts as not done', async () => {
  await lose();
  app.money.settle.mockImplementation(() => settled({ state: 'unknown' }));
  await advance(every + 2 * turn);
  expect(shown()).toMatchObject({ unknown: false, outcome: 'settled' });
  expect([onFound.mock.calls.length, onNotDone.mock.calls.length]).toEqual([0, 0]);
});

test('an act of this tab given up in another tab may have been done: it never counts as not done', async () => {
  await act(async () => void (stores.acts[call] = { requestId: 'ours', call, state: 'sending', at: 0 }));
  await lose('ours');
  app.money.outcome.mockResolvedValue({ state: 'unknown' });
  await act(async () => void (stores.acts[call] = undefined));
  expect(app.money.outcome).toHaveBeenCalledWith(call, 'ours');
  expect(shown()).toMatchObject({ unknown: false, outcome: 'settled' });
  expect([onFound.mock.calls.length, onNotDone.mock.calls.length]).toEqual([0, 0]);
});

test('an act of this tab settled by its worker is reported with its outcome, done or not (T10)', async () => {
  const begin = () => act(async () => void (stores.acts[call] = { requestId: 'ours', call, state: 'sending', at: 0 }));
  const loseIt = () => act(async () => void (stores.acts[call] = { ...stores.acts[call]!, state: 'uncertain' }));
  const settleIt = () => act(async () => void (stores.acts[call] = undefined));
  await begin();
  await loseIt();
  app.money.outcome.mockResolvedValue({ state: 'done', answer: { orderNo: 'A1' } } as never);
  await settleIt();
  expect(app.money.outcome).toHaveBeenCalledWith(call, 'ours');
  expect(onFound).toHaveBeenCalledWith({ orderNo: 'A1' }, { requestId: 'ours', isByTap: true });
  await begin();
  await loseIt();
  app.money.outcome.mockResolvedValue({ state: 'notDone' });
  await settleIt();
  expect(shown().outcome).toBe('notDone');
});

test('the player may leave without knowing the outcome', async () => {
  await lose();
  app.money.giveUp.mockImplementation(async () => void (await settled({})));
  await act(async () => shown().leave());
  await advance(2 * turn);
  expect(shown()).toMatchObject({ unknown: false, outcome: null });
});

test('a known outcome refreshes what the act changed, unless the screen is gone', async () => {
  await lose();
  await unmount();
  expect(app.tab.resume).not.toHaveBeenCalled();
  await renderHook(() => useUnknownOutcome(call, onFound));
  app.money.settle.mockImplementation(() => settled({ state: 'done', answer: { orderNo: 'A1' } }));
  await advance(every + 2 * turn);
  expect(app.tab.resume).toHaveBeenCalledTimes(1);
});
