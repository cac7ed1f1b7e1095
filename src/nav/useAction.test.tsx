// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';

/** The busy lock, which is granted when `grant` is called. */
const lock = { asked: 0, held: 0, grant: () => {} };
vi.mock('#browser/busyLock.ts', () => ({
  async whileBusy<T>(work: () => Promise<T>) {
    lock.asked += 1;
    await new Promise<void>((granted) => (lock.grant = granted));
    lock.held += 1;
    return work().finally(() => (lock.held -= 1));
  },
}));
const report = vi.hoisted(() => vi.fn());
vi.mock('./report.ts', () => ({ report }));
const { useAction } = await import('./useAction.ts');

interface End {
  well(answer: string): void;
  badly(why: Error): void;
}
let end: End;
const work = vi.fn<() => Promise<string>>();

beforeEach(() => {
  work.mockImplementation(() => new Promise<string>((well, badly) => (end = { well, badly })));
});

test('an action blocks updates until it ends, even by a failure, and a second tap does nothing (E2)', async () => {
  const action = await renderHook(() => useAction(work));
  await act(async () => void action.current.run());
  await act(async () => void action.current.run());
  await act(async () => lock.grant());
  expect([action.current.busy, lock.asked, lock.held]).toEqual([true, 1, 1]);
  await act(async () => end.well('done'));
  expect([action.current.busy, lock.held]).toEqual([false, 0]);

  await act(async () => void action.current.run());
  await act(async () => lock.grant());
  await act(async () => end.badly(new Error('not done')));
  expect([lock.asked, lock.held, report.mock.calls.length]).toEqual([2, 0, 1]);
});

test('an action waits, busy, while an update is applied (E2)', async () => {
  const action = await renderHook(() => useAction(work));
  await act(async () => void action.current.run());
  expect([action.current.busy, work.mock.calls.length]).toEqual([true, 0]);
  await act(async () => lock.grant());
  expect(work).toHaveBeenCalledOnce();
  await act(async () => end.well('done'));
});
