// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInSight } from './inSight.ts';

vi.unmock('#browser/randomDelay.ts');

const run = vi.fn();

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  run.mockClear();
  vi.useFakeTimers();
  see('visible');
});
afterEach(() => vi.restoreAllMocks());

test('devices do what they do at the same moment evenly over the spread (F7)', () => {
  const [devices, seconds] = [600, Array.from({ length: 60 }, () => 0)];
  const began = Date.now();
  const random = vi.spyOn(Math, 'random');
  for (let i = 0; i < devices; i++) {
    random.mockReturnValueOnce(i / devices);
    runInSight(() => seconds[Math.floor((Date.now() - began) / 1_000)]!++, 60_000);
  }
  vi.advanceTimersByTime(60_000);
  expect(new Set(seconds)).toEqual(new Set([devices / 60]));
});

test('a hidden page waits until it is seen (F7)', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  see('hidden');
  runInSight(run, 2_000);
  vi.advanceTimersByTime(3_600_000);
  expect(run).not.toHaveBeenCalled();
  see('visible');
  see('visible');
  expect(run).toHaveBeenCalledOnce();
});

test('what is cancelled never runs', () => {
  const cancel = runInSight(run, 2_000);
  cancel();
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});
