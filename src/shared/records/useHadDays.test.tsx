// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { useHadDays } from './useHadDays.ts';

const yesterday = { from: '2026-11-16', to: '2026-11-22' };
const today = { from: '2026-11-17', to: '2026-11-23' };
const none = { value: undefined, failure: undefined };

beforeEach(() => localStorage.clear());

test('offline the last loaded days are shown and named (R-38)', async () => {
  await renderHook(() => useHadDays('report', yesterday, { value: {}, failure: undefined }));
  await unmount();
  const away = { value: undefined, failure: new Failure('offline') };
  expect((await renderHook(() => useHadDays('report', today, away))).current).toEqual(yesterday);
});

test('while loading, and after any response, the days are as chosen', async () => {
  await renderHook(() => useHadDays('report', yesterday, { value: {}, failure: undefined }));
  await unmount();
  const refused = { value: undefined, failure: new Failure('refused', 400) };
  expect((await renderHook(() => useHadDays('report', today, none))).current).toEqual(today);
  expect((await renderHook(() => useHadDays('report', today, refused))).current).toEqual(today);
});

test('without loaded days, the days are as chosen', async () => {
  const away = { value: undefined, failure: new Failure('network') };
  expect((await renderHook(() => useHadDays('report', today, away))).current).toEqual(today);
});
