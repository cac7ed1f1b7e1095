// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { press, render } from '#tests/support/render.tsx';

const removeFilled = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#shared/filling/filling.ts', async () => {
  const { proxy } = await import('valtio');
  const filling = proxy({ state: 'known', ready: 2, all: 3, bytesLeft: 1_000, wanted: false, by: null });
  return { filling, removeFilled, count: async () => {}, fillNow: async () => {}, stopFilling: () => {} };
});
vi.mock('#shared/filling/start.ts', () => ({ start: () => {} }));
vi.mock('#browser/keepStorage.ts', () => ({ mayBeKept: async () => false, askToKeep: async () => false }));

const { toasted } = await import('#nav/toasts.ts');
const { OfflineReady } = await import('./OfflineReady.tsx');

test('saved pages that couldn’t be removed are reported (R-38)', async () => {
  removeFilled.mockRejectedValueOnce(new Failure('offline'));
  await render(<OfflineReady />);
  await press('Remove saved pages');
  expect(toasted.text).toBe('This needs a connection.');
});
