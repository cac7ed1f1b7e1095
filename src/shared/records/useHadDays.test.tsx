// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { useHadDays } from './useHadDays.ts';

const yesterday = { from: '2026-11-16', to: '2026-11-22' };
const today = { from: '2026-11-17', to: '2026-11-23' };
const none = { value: undefined, failure: undefined };

beforeEach(() => localStorage.clear());

test('R-38: without a network the days are shown that were last had, and those are said', async () => {
  await renderHook(() => useHadDays('report', yesterday, { value: {}, failure: undefined }));
  await unmount();
  const away = { value: undefined, failure: new Failure('offline') };
  expect((await renderHook(() => useHadDays('report', today, away))).current).toEqual(yesterday);
});

test('while an answer may still come, and where something answered, the days are as chosen', async () => {
  await renderHook(() => useHadDays('report', yesterday, { value: {}, failure: undefined }));
  await unmount();
  const refused = { value: undefined, failure: new Failure('refused', 400) };
  expect((await renderHook(() => useHadDays('report', today, none))).current).toEqual(today);
  expect((await renderHook(() => useHadDays('report', today, refused))).current).toEqual(today);
});

test('with nothing had before, the days are as chosen', async () => {
  const away = { value: undefined, failure: new Failure('network') };
  expect((await renderHook(() => useHadDays('report', today, away))).current).toEqual(today);
});
