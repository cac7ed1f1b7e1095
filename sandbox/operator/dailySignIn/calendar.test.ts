import { expect, test } from 'vitest';
import { cycleOf } from './calendar.ts';

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const states = (signed: number[], today: number) => cycleOf(signed.map(november), november(today));

test('today is day 1 before the first claim (SI-01)', () => {
  expect(states([], 25)).toEqual({ day: 1, states: [1, 0, 0, 0, 0, 0, 0] });
});

test('cycle days follow the calendar, and a day without a claim is missed (SI-01)', () => {
  expect(states([20, 22], 23)).toEqual({ day: 4, states: [2, 3, 2, 1, 0, 0, 0] });
  expect(states([20, 22, 23], 23)).toEqual({ day: 4, states: [2, 3, 2, 2, 0, 0, 0] });
  expect(states([20], 26)).toEqual({ day: 7, states: [2, 3, 3, 3, 3, 3, 1] });
});

test('the next cycle begins with the first claim after seven days (SI-01)', () => {
  expect(states([20], 27)).toEqual({ day: 1, states: [1, 0, 0, 0, 0, 0, 0] });
  expect(states([1, 20], 21)).toEqual({ day: 2, states: [2, 1, 0, 0, 0, 0, 0] });
});

test('a cycle continues into the next month (SI-01)', () => {
  expect(cycleOf(['2026-11-30'], '2026-12-02')).toEqual({ day: 3, states: [2, 3, 1, 0, 0, 0, 0] });
});
