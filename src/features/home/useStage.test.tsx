// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, render, renderHook } from '#tests/support/render.tsx';

let useStage: (ready: boolean, open: boolean) => number;
let stage: { readonly current: number };

const show = async ({ ready = false, open = false }) => void (stage = await renderHook(() => useStage(ready, open)));
async function frames() {
  for (let step = 0; step < 3; step++) await advance(50);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ useStage } = await import('./useStage.ts'));
});

test('the rest of the lobby waits until its first screen is painted', async () => {
  await show({ open: true });
  await frames();
  expect(stage.current).toBe(0);
  await show({ ready: true, open: true });
  expect(stage.current).toBe(0);
  await frames();
  expect(stage.current).toBe(2);
});

test('content out of reach waits until the page is usable, and then stays', async () => {
  await show({ ready: true });
  await frames();
  expect(stage.current).toBe(1);
  await show({ ready: true, open: true });
  await frames();
  expect(stage.current).toBe(2);
  await show({ ready: true });
  await frames();
  expect(stage.current).toBe(2);
});

test('returning to the lobby renders everything at once', async () => {
  await show({ ready: true, open: true });
  await frames();
  await render(null);
  await show({});
  expect(stage.current).toBe(2);
});
