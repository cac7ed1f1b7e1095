import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

const call = 'online';
const timesOf = ({ all }: ReturnType<typeof createHistory>) => all().map(({ time }) => time);

test('the older half of the copies is dropped when there are too many', () => {
  const history = createHistory({ copies: 4, bytes: 1_000_000 });
  for (let time = 1; time <= 5; time++) history.add({ time, call });
  expect(timesOf(history)).toEqual([4, 5]);
});

test('notes on copies count towards the size, so a few large ones are dropped too (S18)', () => {
  const history = createHistory({ copies: 1_000, bytes: 100_000 });
  const events = Array.from({ length: 20 }, () => ({ eventId: 'e'.repeat(200), sessionId: 's'.repeat(200), seq: 1 }));
  for (let time = 1; time <= 100; time++) history.note(history.add({ time, call }), { events });
  expect(history.all().length).toBeLessThan(10);
  expect(timesOf(history).at(-1)).toBe(100);
  for (let time = 101; time <= 200; time++) history.add({ time, call });
  expect(history.all().length).toBeGreaterThan(50);
});

test('a note on a dropped copy does not count', () => {
  const history = createHistory({ copies: 1_000, bytes: 10_000 });
  const copy = history.add({ time: 0, call });
  history.clear();
  for (let time = 1; time <= 20; time++) history.note(copy, { requestId: 'r'.repeat(time * 1_000) });
  for (let time = 1; time <= 10; time++) history.add({ time, call });
  expect(history.all().length).toBeGreaterThan(4);
});
