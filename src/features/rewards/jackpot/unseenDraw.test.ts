// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { stores } = await import('#data/stores.ts');
const { forgetDraw, foundIn, noteDraw, unseenSince } = await import('./unseenDraw.ts');

const minute = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 100 * minute });
  stores.settings.clockOffset = 5 * minute;
});

test('a draw is unseen from its start, by the operator’s clock, until it is dismissed (S-10)', () => {
  expect(unseenSince()).toBe(0);
  noteDraw();
  expect(unseenSince()).toBe(105 * minute);
  forgetDraw();
  expect(unseenSince()).toBe(0);
});

test('a corrupt stored value counts as no unseen draw', () => {
  localStorage.setItem('player.jackpot.unseen', '{"at":"soon"}');
  expect(unseenSince()).toBe(0);
});

test('the result is the first recorded draw since the unseen one began (H6)', () => {
  const record = [{ time: 120 }, { time: 110 }, { time: 90 }];
  expect(foundIn(record, 100, 0)).toBe(record[1]);
});

test('a draw missing from the record stays open for two minutes, then counts as never made (H6)', () => {
  const since = 105 * minute;
  expect(foundIn([{ time: since - 1 }], since, 101 * minute)).toBeUndefined();
  expect(foundIn([{ time: since - 1 }], since, 103 * minute)).toBe('none');
});
