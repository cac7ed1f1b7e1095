import { expect, test } from 'vitest';
import { byDay } from './byDay.ts';

const row = (time: string, counts?: number) => ({ time: Date.parse(`${time}+08:00`), counts, view: time });

const rows = [
  row('2026-11-24T00:00', 500),
  row('2026-11-23T23:59', 200),
  row('2026-11-23T12:00'),
  row('2026-11-23T00:00', -50),
  row('2026-11-21T10:00', 100),
  row('2026-11-21T09:00', 300),
];

test('records are grouped by day in Manila, in their order', () => {
  expect(byDay(rows, false).map(({ date, views }) => [date, views.length])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-23', 3],
    ['2026-11-21', 2],
  ]);
});

test('a day shows the total of its counted records, and none for a single record', () => {
  expect(byDay(rows, false).map(({ total }) => total)).toEqual([undefined, 150, 400]);
});

test('a day that may lack records between offline pages has no total', () => {
  const long = [row('2026-11-25T10:00', 10), row('2026-11-25T09:00', 20), ...rows];
  expect(byDay(long, false, 4).map(({ total }) => total)).toEqual([30, undefined, undefined, undefined]);
  expect(byDay(long, false, 1).map(({ total }) => total)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a day that may have more records to load has no total', () => {
  expect(byDay(rows, true).map(({ total }) => total)).toEqual([undefined, 150, undefined]);
});
