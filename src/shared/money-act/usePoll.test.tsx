// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';
import { advance, renderHook } from '#tests/support/render.tsx';
import { usePoll } from './usePoll.ts';

const pace = { every: 3_000, patience: 120_000 };

const ask = vi.fn();
const show = (active: boolean) => renderHook(() => usePoll(active, ask, pace));

beforeEach(() => void vi.useFakeTimers());

test('polls every three seconds, and stops after two minutes', async () => {
  const poll = await show(true);
  await advance(2_999);
  expect(ask).not.toHaveBeenCalled();
  await advance(1);
  expect(ask).toHaveBeenCalledOnce();
  await advance(117_000);
  expect([ask.mock.calls.length, poll.current.over]).toEqual([40, true]);
  await advance(60_000);
  expect(ask).toHaveBeenCalledTimes(40);
});

test('starts over when asked to', async () => {
  const poll = await show(true);
  await advance(120_000);
  await act(async () => poll.current.again());
  expect(poll.current.over).toBe(false);
  await advance(3_000);
  expect(ask).toHaveBeenCalledTimes(41);
});

test('asks nothing while the operator is down (F1)', async () => {
  await show(true);
  stores.network.down = true;
  await advance(30_000);
  expect(ask).not.toHaveBeenCalled();
  stores.network.down = false;
  await advance(3_000);
  expect(ask).toHaveBeenCalledOnce();
});

test('pauses while there is nothing to poll, and stops with its screen', async () => {
  await show(false);
  await advance(10_000);
  await show(true);
  await advance(3_000);
  const poll = await show(false);
  await advance(10_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(poll.current.over).toBe(false);
});
