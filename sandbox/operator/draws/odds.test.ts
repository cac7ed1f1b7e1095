import { expect, test } from 'vitest';
import { fitsOdds, probabilityOf } from '#sandbox/testing/chiSquare.ts';
import { aMillionFit } from '#sandbox/testing/manyDraws.ts';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { fairRandom } from '#sandbox/random.ts';
import { checkOdds, pick, type Chance } from './odds.ts';

const table: Chance[] = [
  { id: 7, chance: 1 },
  { id: 3, chance: 999 },
  { id: 9, chance: 0 },
  { id: 1, chance: 249_000 },
  { id: 2, chance: 750_000 },
];
const chances = (odds: readonly Chance[]) => new Map(odds.map(({ id, chance }) => [id, chance]));

test('a million draws fit the published odds (players B18)', () => {
  expect(aMillionFit(table, chances(table))).toBe(true);
});

test('a million draws detect slightly wrong odds and impossible results', () => {
  const off = chances(
    table.map((each) => (each.id < 3 ? { ...each, chance: each.id === 1 ? 251_000 : 748_000 } : each)),
  );
  expect(aMillionFit(table, off)).toBe(false);
  expect(fitsOdds(new Map([[9, 1]]), chances(table))).toBe(false);
});

test('each random number below a million maps to its result, including the bounds', () => {
  const drawnAt = (number: number) => pick(table, () => number).id;
  expect([0, 1, 999, 1_000, 249_999, 250_000, 999_999].map(drawnAt)).toEqual([7, 3, 3, 1, 1, 2, 2]);
  expect(() => drawnAt(1_000_000)).toThrow('not below its bound');
});

test.each([
  ['chances that sum to less than a million', [{ id: 1, chance: 999_999 }]],
  ['chances that sum to more than a million', [{ id: 1, chance: 1_000_001 }]],
  [
    'fractional chances',
    [
      { id: 1, chance: 999_999.5 },
      { id: 2, chance: 0.5 },
    ],
  ],
  [
    'a negative chance',
    [
      { id: 1, chance: 1_000_001 },
      { id: 2, chance: -1 },
    ],
  ],
  [
    'one result twice',
    [
      { id: 1, chance: 500_000 },
      { id: 1, chance: 500_000 },
    ],
  ],
  ['nothing', []],
])('a table with %s is rejected', (_, odds) => {
  expect(() => checkOdds(odds)).toThrow(TypeError);
});

test.each([
  [1, 10.828],
  [2, 13.816],
  [5, 20.515],
  [9, 27.877],
  [41, 74.745],
])('with %i degrees of freedom the 0.1% critical value is %d', (freedom, value) => {
  expect(probabilityOf(value, freedom)).toBeCloseTo(0.001, 6);
});

test('the random generators of server and tests are uniform', () => {
  for (const random of [fairRandom, seededRandom(5)]) {
    const counts = new Map<number, number>();
    for (let drawn = 0; drawn < 100_000; drawn++) {
      const cell = random(42);
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    expect(fitsOdds(counts, new Map(Array.from({ length: 42 }, (_, cell) => [cell, 1])))).toBe(true);
  }
});
