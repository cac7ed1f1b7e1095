// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '#data/stores.ts';
import { useEndOfPlay } from './useEndOfPlay.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const minute = 60_000;
const onEnd = vi.fn();
const inRound = vi.fn(() => false);
let root: Root;

function Trial({ since }: { since: number }) {
  return <p>{useEndOfPlay(since, inRound, onEnd) ?? 'nothing'}</p>;
}

const said = () => document.querySelector('p')!.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

async function play(endsIn: number, since = Date.now()) {
  stores.rg.playEndsAt = endsIn && Date.now() + endsIn;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Trial since={since} />));
}

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('it says when five minutes and when one is left, and then ends', async () => {
  await play(6 * minute);
  expect(said()).toBe('nothing');
  await pass(minute);
  expect(said()).toBe('5');
  await pass(4 * minute);
  expect(said()).toBe('1');
  expect(onEnd).not.toHaveBeenCalled();
  await pass(minute);
  expect(onEnd).toHaveBeenCalled();
});

test('a round that runs is seen to its end, but not for ever', async () => {
  inRound.mockReturnValue(true);
  await play(minute);
  await pass(minute + 9_000);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onEnd).toHaveBeenCalled();
  await act(async () => root.unmount());

  onEnd.mockClear();
  await play(minute);
  await pass(minute);
  inRound.mockReturnValue(false);
  await pass(1_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a round has its time once, however often it is said that play is over', async () => {
  inRound.mockReturnValue(true);
  await play(minute);
  await pass(minute);
  for (let times = 0; times < 2; times++) {
    await pass(5_000);
    await act(async () => void (stores.rg.playEndsAt = Date.now()));
  }
  expect(onEnd).toHaveBeenCalled();
  inRound.mockReturnValue(false);
});

test('without a limit there is nothing to say, nor for an end of before', async () => {
  await play(0);
  await pass(10 * minute);
  expect(said()).toBe('nothing');
  await act(async () => root.unmount());
  await play(-minute);
  await pass(minute);
  expect([said(), onEnd.mock.calls.length]).toEqual(['nothing', 0]);
});
