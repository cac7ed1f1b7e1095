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

test('S-10: a draw is unseen from its beginning on, by the operator’s clock, until it is forgotten', () => {
  expect(unseenSince()).toBe(0);
  noteDraw();
  expect(unseenSince()).toBe(105 * minute);
  forgetDraw();
  expect(unseenSince()).toBe(0);
});

test('what was kept badly is nothing', () => {
  localStorage.setItem('player.jackpot.unseen', '{"at":"soon"}');
  expect(unseenSince()).toBe(0);
});

test('H6: what it has brought is the first draw of the record since then', () => {
  const record = [{ time: 120 }, { time: 110 }, { time: 90 }];
  expect(foundIn(record, 100, 0)).toBe(record[1]);
});

test('H6: a draw that isn’t in the record may still come about, and after two minutes never did', () => {
  const since = 105 * minute;
  expect(foundIn([{ time: since - 1 }], since, 101 * minute)).toBeUndefined();
  expect(foundIn([{ time: since - 1 }], since, 103 * minute)).toBe('none');
});
