import { expect, test } from 'vitest';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { betUnit, winOf } from './kind.ts';
import { lines, outcomeAt, paytable, slot, strips, symbols } from './slot.ts';

const rtp = slot.rtp();

/** The stops at which the reels show these symbols in the top row. */
const stopsAt = (...top: string[]) => top.map((symbol, reel) => strips[reel]!.findIndex((each) => each === symbol));

test('the displayed RTP is the exact mean computed per line from the reel strips', () => {
  const share = (reel: number, symbol: string) =>
    strips[reel]!.filter((each) => each === symbol).length / strips[reel]!.length;
  const chance = (accepted: string[]) =>
    strips.reduce((all, _, reel) => all * accepted.reduce((sum, symbol) => sum + share(reel, symbol), 0), 1);
  const pearls = chance(['pearl']);
  const perLine = symbols.map((symbol) =>
    symbol === 'pearl' ? pearls * paytable.pearl : (chance([symbol, 'pearl']) - pearls) * paytable[symbol],
  );
  expect(rtp).toBeCloseTo(
    perLine.reduce((sum, each) => sum + each, 0),
    10,
  );
});

test('the slot returns between 95 and 96 percent', () => {
  expect(rtp).toBeGreaterThan(0.95);
  expect(rtp).toBeLessThan(0.96);
});

test('a million rounds return the displayed RTP within half a point', { timeout: 30_000 }, () => {
  const rounds = 1_000_000;
  const random = seededRandom(88);
  let won = 0;
  for (let round = 0; round < rounds; round++) won += slot.draw(random).pays;
  expect(Math.abs(won / (rounds * betUnit) - rtp)).toBeLessThan(0.005);
});

test('three of a kind on a line pay by the table', () => {
  const outcome = outcomeAt(stopsAt('motif1', 'motif1', 'motif1'));
  expect(outcome.reels.map(([top]) => top)).toEqual(['motif1', 'motif1', 'motif1']);
  expect(outcome.lines).toContainEqual({ line: 0, symbol: 'motif1', pays: paytable.motif1 });
});

test('a pearl is wild, and three pearls pay as pearls', () => {
  expect(outcomeAt(stopsAt('pearl', 'motif2', 'pearl')).lines).toContainEqual({ line: 0, symbol: 'motif2', pays: 20 });
  expect(outcomeAt(stopsAt('pearl', 'pearl', 'pearl')).lines).toContainEqual({ line: 0, symbol: 'pearl', pays: 60 });
});

test('mixed symbols pay nothing, whatever the number of pearls', () => {
  const top = outcomeAt(stopsAt('motif1', 'pearl', 'motif5')).lines.filter(({ line }) => line === 0);
  expect(top).toEqual([]);
});

test('a reel wraps around: stopping at its last symbol shows the first two below', () => {
  const last = strips.map((strip) => strip.length - 1);
  expect(outcomeAt(last).reels[0]).toEqual([strips[0]!.at(-1), strips[0]![0], strips[0]![1]]);
});

test('no win is smaller than the bet', () => {
  expect(Math.min(...Object.values(paytable))).toBeGreaterThanOrEqual(lines.length);
});

test('a bet of whole bet units wins whole hundredths', () => {
  const outcome = outcomeAt(stopsAt('motif6', 'motif6', 'motif6'));
  expect(Number.isInteger(winOf(outcome, 7 * betUnit))).toBe(true);
});
