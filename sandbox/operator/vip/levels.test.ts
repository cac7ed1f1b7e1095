import { expect, test } from 'vitest';
import { heldBy, type BetDay } from './levels.ts';

const levels = [
  { level: 0, experience: 0, betLimit: 0 },
  { level: 1, experience: 500, betLimit: 100 },
  { level: 2, experience: 5_000, betLimit: 1_000 },
  { level: 3, experience: 25_000, betLimit: 5_000 },
];
/** Noon in Manila on this date. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const at = (day: string, ...bets: [day: string, bet: number][]) =>
  heldBy(
    levels,
    bets.map(([on, bet]): BetDay => ({ day: on, bet })),
    noon(day),
  );

test('without bets a player is at the first level with nothing to keep (VI-01)', () => {
  expect(at('2026-11-25')).toEqual({ level: 0, reached: 0, experience: 0, monthBet: 0, isNew: false });
});

test('experience reaches a level at once, the highest of several (VI-01)', () => {
  expect(at('2026-11-25', ['2026-11-24', 499])).toMatchObject({ level: 0 });
  expect(at('2026-11-25', ['2026-11-24', 500])).toMatchObject({ level: 1, isNew: true });
  expect(at('2026-11-25', ['2026-11-24', 30_000])).toMatchObject({ level: 3, experience: 30_000, monthBet: 30_000 });
});

test('the review in the month a level was reached requires nothing (VI-01)', () => {
  expect(at('2026-12-31', ['2026-11-30', 5_000])).toMatchObject({ level: 2, monthBet: 0, isNew: false });
});

test('each month without the required bets costs one level (VI-01)', () => {
  const reached: [string, number] = ['2026-11-02', 25_000];
  expect(at('2027-01-01', reached)).toMatchObject({ level: 2, reached: 3 });
  expect(at('2027-02-01', reached)).toMatchObject({ level: 1 });
  expect(at('2027-06-01', reached)).toMatchObject({ level: 0, reached: 3, experience: 25_000 });
});

test('only the month’s own bets keep a level (VI-01)', () => {
  const reached: [string, number] = ['2026-11-02', 5_000];
  expect(at('2027-01-01', reached, ['2026-12-31', 1_000])).toMatchObject({ level: 2 });
  expect(at('2027-01-01', reached, ['2026-12-31', 999])).toMatchObject({ level: 1 });
  expect(at('2027-02-01', reached, ['2026-12-01', 2_000])).toMatchObject({ level: 1 });
});

test('a month’s bets restore a lost level, and its review comes a month later (VI-01)', () => {
  const reached: [string, number] = ['2026-11-02', 5_000];
  const back: [string, number] = ['2027-01-15', 1_000];
  expect(at('2027-01-14', reached, back)).toMatchObject({ level: 1, isNew: false });
  expect(at('2027-01-16', reached, back)).toMatchObject({ level: 2, isNew: true });
  expect(at('2027-02-28', reached, back)).toMatchObject({ level: 2, isNew: false });
  expect(at('2027-03-01', reached, back)).toMatchObject({ level: 1 });
});

test('the next level needs experience only, regardless of dropped levels (VI-01)', () => {
  const bets: [string, number][] = [
    ['2026-06-02', 24_950],
    ['2026-12-02', 50],
  ];
  expect(at('2026-12-01', ...bets)).toMatchObject({ level: 0 });
  expect(at('2026-12-03', ...bets)).toMatchObject({ level: 3, isNew: true });
});

test('a returned bet takes back its experience (VI-01)', () => {
  expect(at('2026-12-02', ['2026-11-30', 500], ['2026-12-01', -1])).toMatchObject({ level: 0, experience: 499 });
});

test('without levels at the operator a player has no level', () => {
  expect(heldBy([], [{ day: '2026-11-24', bet: 100 }], noon('2026-12-25'))).toMatchObject({ level: 0, reached: 0 });
});

test('a bet returned in a later month leaves that month at zero, not negative (VI-01)', () => {
  const bets: [string, number][] = [
    ['2026-10-31', 6_000],
    ['2026-11-02', -1_000],
  ];
  expect(at('2026-11-25', ...bets)).toMatchObject({ level: 2, experience: 5_000, monthBet: 0 });
});
