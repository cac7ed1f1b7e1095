// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, renderHook } from '#tests/support/render.tsx';
import { stores } from './stores.ts';
import { useOperatorTime } from './useOperatorTime.ts';

const start = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stores.settings.clockOffset = 500;
  return () => void (stores.settings.clockOffset = 0);
});

test('the operator’s time follows the clock by the minute, and its offset at once', async () => {
  const time = await renderHook(useOperatorTime);
  expect(time.current).toBe(start + 500);
  await advance(60_000);
  expect(time.current).toBe(start + 60_500);
  await act(async () => void (stores.settings.clockOffset = 700));
  expect(time.current).toBe(start + 60_700);
});
