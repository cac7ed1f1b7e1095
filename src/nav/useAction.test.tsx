// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';

const release = vi.hoisted(() => vi.fn());
const holdBusy = vi.hoisted(() => vi.fn(() => release));
vi.mock('#browser/busyLock.ts', () => ({ holdBusy }));
const report = vi.hoisted(() => vi.fn());
vi.mock('./report.ts', () => ({ report }));
const { useAction } = await import('./useAction.ts');

interface End {
  well(said: string): void;
  badly(why: Error): void;
}
let end: End;
const work = () => new Promise<string>((well, badly) => (end = { well, badly }));

test('E2: what is sent at a tap keeps updates out until it is answered, also badly; a second tap holds nothing', async () => {
  const action = await renderHook(() => useAction(work));
  await act(async () => void action.current.run());
  await act(async () => void action.current.run());
  expect([action.current.busy, holdBusy.mock.calls.length, release.mock.calls.length]).toEqual([true, 1, 0]);
  await act(async () => end.well('done'));
  expect([action.current.busy, release.mock.calls.length]).toEqual([false, 1]);

  await act(async () => void action.current.run());
  await act(async () => end.badly(new Error('not done')));
  expect([holdBusy.mock.calls.length, release.mock.calls.length, report.mock.calls.length]).toEqual([2, 2, 1]);
});
