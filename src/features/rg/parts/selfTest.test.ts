import { expect, test } from 'vitest';
import { questions, resultOf } from './selfTest.ts';

test('there are nine questions', () => {
  expect(questions).toHaveLength(9);
});

test.each([
  [0, 'result0'],
  [1, 'result1'],
  [2, 'result1'],
  [3, 'result2'],
  [7, 'result2'],
  [8, 'result3'],
  [27, 'result3'],
])('%i points give %s', (points, result) => {
  const whole = Math.floor(points / 3);
  expect(resultOf([...Array<number>(whole).fill(3), points % 3])).toBe(result);
});
