// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const release = vi.hoisted(() => vi.fn());
const holdBusy = vi.hoisted(() => vi.fn(() => release));
vi.mock('#browser/busyLock.ts', () => ({ holdBusy }));
const report = vi.hoisted(() => vi.fn());
vi.mock('./report.ts', () => ({ report }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { useAction } = await import('./useAction.ts');

interface End {
  well(said: string): void;
  badly(why: Error): void;
}
let end: End;
const work = () => new Promise<string>((well, badly) => (end = { well, badly }));
const held: { action?: ReturnType<typeof useAction<[], string>> } = {};
function Trial() {
  const action = useAction(work);
  useEffect(() => void (held.action = action));
  return null;
}

test('E2: what is sent at a tap keeps updates out until it is answered, also badly; a second tap holds nothing', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Trial />));
  await act(async () => void held.action!.run());
  await act(async () => void held.action!.run());
  expect([held.action!.busy, holdBusy.mock.calls.length, release.mock.calls.length]).toEqual([true, 1, 0]);
  await act(async () => end.well('done'));
  expect([held.action!.busy, release.mock.calls.length]).toEqual([false, 1]);

  await act(async () => void held.action!.run());
  await act(async () => end.badly(new Error('not done')));
  expect([holdBusy.mock.calls.length, release.mock.calls.length, report.mock.calls.length]).toEqual([2, 2, 1]);
});
