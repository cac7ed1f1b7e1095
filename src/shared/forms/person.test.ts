import { expect, test } from 'vitest';
import { isBirthday, isDay, lastBirthday } from './person.ts';

test('a valid day exists, and a birthday is one of a living person', () => {
  expect([isDay('2024-02-29'), isDay('2023-02-29'), isDay('2000-13-01'), isDay('1105')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isBirthday('1990-06-12'), isBirthday('1890-06-12'), isBirthday('')]).toEqual([true, false, false]);
});

test('21 is reached at midnight in Manila', () => {
  expect(lastBirthday(Date.UTC(2026, 10, 20, 15, 59))).toBe('2005-11-20');
  expect(lastBirthday(Date.UTC(2026, 10, 20, 16))).toBe('2005-11-21');
});
