import { expect, test } from 'vitest';
import { heldBy, type BetDay } from './levels.ts';

const levels = [
  { level: 0, experience: 0, betLimit: 0 },
  { level: 1, experience: 500, betLimit: 100 },
  { level: 2, experience: 5_000, betLimit: 1_000 },
  { level: 3, experience: 25_000, betLimit: 5_000 },
];
/** Noon of a date in Manila. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const at = (day: string, ...bets: [day: string, bet: number][]) =>
  heldBy(
    levels,
    bets.map(([on, bet]): BetDay => ({ day: on, bet })),
    noon(day),
  );

test('VI-01: who has bet nothing is at the first level, and nothing is to be kept', () => {
  expect(at('2026-11-25')).toEqual({ level: 0, reached: 0, experience: 0, monthBet: 0, isNew: false });
});

test('VI-01: experience reaches a level at once, the highest of several', () => {
  expect(at('2026-11-25', ['2026-11-24', 499])).toMatchObject({ level: 0 });
  expect(at('2026-11-25', ['2026-11-24', 500])).toMatchObject({ level: 1, isNew: true });
  expect(at('2026-11-25', ['2026-11-24', 30_000])).toMatchObject({ level: 3, experience: 30_000, monthBet: 30_000 });
});

test('VI-01: the review at the end of the month in which a level was reached asks for nothing', () => {
  expect(at('2026-12-31', ['2026-11-30', 5_000])).toMatchObject({ level: 2, monthBet: 0, isNew: false });
});

test('VI-01: a month without the bets that keep a level costs one level, and each further month another', () => {
  const reached: [string, number] = ['2026-11-02', 25_000];
  expect(at('2027-01-01', reached)).toMatchObject({ level: 2, reached: 3 });
  expect(at('2027-02-01', reached)).toMatchObject({ level: 1 });
  expect(at('2027-06-01', reached)).toMatchObject({ level: 0, reached: 3, experience: 25_000 });
});

test('VI-01: bets of the month keep a level, those of other months don’t', () => {
  const reached: [string, number] = ['2026-11-02', 5_000];
  expect(at('2027-01-01', reached, ['2026-12-31', 1_000])).toMatchObject({ level: 2 });
  expect(at('2027-01-01', reached, ['2026-12-31', 999])).toMatchObject({ level: 1 });
  expect(at('2027-02-01', reached, ['2026-12-01', 2_000])).toMatchObject({ level: 1 });
});

test('VI-01: a month’s bets bring back a lost level, and its review comes a month later', () => {
  const reached: [string, number] = ['2026-11-02', 5_000];
  const back: [string, number] = ['2027-01-15', 1_000];
  expect(at('2027-01-14', reached, back)).toMatchObject({ level: 1, isNew: false });
  expect(at('2027-01-16', reached, back)).toMatchObject({ level: 2, isNew: true });
  expect(at('2027-02-28', reached, back)).toMatchObject({ level: 2, isNew: false });
  expect(at('2027-03-01', reached, back)).toMatchObject({ level: 1 });
});

test('VI-01: the next level is reached by experience, however far a player has fallen', () => {
  const bets: [string, number][] = [
    ['2026-06-02', 24_950],
    ['2026-12-02', 50],
  ];
  expect(at('2026-12-01', ...bets)).toMatchObject({ level: 0 });
  expect(at('2026-12-03', ...bets)).toMatchObject({ level: 3, isNew: true });
});

test('VI-01: a bet that is given back takes its experience with it', () => {
  expect(at('2026-12-02', ['2026-11-30', 500], ['2026-12-01', -1])).toMatchObject({ level: 0, experience: 499 });
});

test('an operator without levels has none to hold', () => {
  expect(heldBy([], [{ day: '2026-11-24', bet: 100 }], noon('2026-12-25'))).toMatchObject({ level: 0, reached: 0 });
});

test('VI-01: a bet that is returned in a later month leaves that month without bets, not with less than none', () => {
  const bets: [string, number][] = [
    ['2026-10-31', 6_000],
    ['2026-11-02', -1_000],
  ];
  expect(at('2026-11-25', ...bets)).toMatchObject({ level: 2, experience: 5_000, monthBet: 0 });
});
