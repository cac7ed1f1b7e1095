import { beforeAll, expect, test } from 'vitest';
import { matchedOf } from '#contract/rewards/lottery.ts';
import { combinations } from '#sandbox/combinations.ts';
import { fitsOdds } from '#sandbox/testing/chiSquare.ts';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { createDraws } from '../draws/draws.ts';
import { entryNumbers, shownPrizes, waysOf } from './lotteries.ts';

const million = 1_000_000;
const { pick, max } = entryNumbers;
const all = combinations(max, pick);

/** The number of combinations by matched numbers, of the published prizes and of those that win nothing. */
const shown = new Map<number, number>([
  ...[0, 1, 2].map((matched) => [matched, waysOf(matched)] as const),
  ...shownPrizes.map(({ matched, ways }) => [matched, ways] as const),
]);

/** Timeout for a million draws on a busy machine, milliseconds. */
const patience = 120_000;

const matches = new Map<number, number>();
const firsts = new Map<number, number>();
beforeAll(() => {
  const machine = createDraws(seededRandom(1), () => undefined);
  const entry = [1, 2, 7, 19, 30, 42];
  for (let drawn = 0; drawn < million; drawn++) {
    const result = machine.numbers('lottery', pick, max);
    const matched = matchedOf(entry, result);
    matches.set(matched, (matches.get(matched) ?? 0) + 1);
    firsts.set(result[0]!, (firsts.get(result[0]!) ?? 0) + 1);
  }
}, patience);

test('a million draws fit the published odds, and numbers are uniform (players B18)', () => {
  expect(fitsOdds(matches, shown)).toBe(true);
  expect(fitsOdds(firsts, new Map(Array.from({ length: max }, (_, place) => [place + 1, 1])))).toBe(true);
});

test('slightly wrong odds are detected (players B18)', () => {
  const off = new Map(shown).set(3, shown.get(3)! * 1.05).set(0, shown.get(0)! - shown.get(3)! * 0.05);
  expect(fitsOdds(matches, off)).toBe(false);
});

test('the ways to match add up to all combinations', () => {
  expect([...shown.values()].reduce((sum, ways) => sum + ways, 0)).toBe(all);
  expect(all).toBe(5_245_786);
});
