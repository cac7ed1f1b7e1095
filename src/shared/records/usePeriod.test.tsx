// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { advance, renderHook } from '#tests/support/render.tsx';
import { usePeriod } from './usePeriod.ts';

vi.mock('#data/updates.ts', () => ({}));

test('today is the new day on a page that is open over midnight in Manila (ME-03)', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T23:50+08:00') });
  const chosen = await renderHook(() => usePeriod(['today', 'week'], 'today'));
  expect(chosen.current.days).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  await advance(20 * 60_000);
  expect(chosen.current.days).toEqual({ from: '2026-11-25', to: '2026-11-25' });
});
