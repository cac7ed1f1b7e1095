import { expect, test } from 'vitest';
import { historyLength, remember } from './history.ts';

test('the newest search is first, without duplicates', () => {
  expect(remember(['pearl', 'slot'], 'Slot ')).toEqual(['Slot', 'pearl']);
});

test('an empty search is not remembered', () => {
  expect(remember(['pearl'], '  ')).toEqual(['pearl']);
});

test('ten searches are remembered', () => {
  const many = Array.from({ length: historyLength + 5 }, (_, n) => `game ${n}`);
  const history = many.reduce<string[]>(remember, []);
  expect(history).toHaveLength(10);
  expect(history[0]).toBe('game 14');
});
