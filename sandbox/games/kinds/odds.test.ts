import { expect, test } from 'vitest';
import { combinations } from '#sandbox/combinations.ts';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { baccarat, bankerTakes } from './baccarat.ts';
import { bingoLines, lineChances } from './bingo.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { fishing, fishPays } from './fishing.ts';
import { betUnit } from './kind.ts';
import { kinds } from './kinds.ts';
import { allHands, handOf, hands } from './poker.ts';
import { roulette } from './roulette.ts';
import { scores, sports } from './sports.ts';

const bets = Object.entries(kinds).flatMap(([name, kind]) => kind.choices.map((choice) => ({ name, kind, choice })));

/** The payouts of `count` rounds, whose first random numbers are those below `count`, once each. */
const eachOf = (count: number, draw: (random: () => number) => { pays: number }) =>
  Array.from({ length: count }, (_, first) => {
    let calls = 0;
    return draw(() => (calls++ === 0 ? first : 0)).pays;
  });
const mean = (pays: readonly number[]) => pays.reduce((sum, each) => sum + each, 0) / pays.length / betUnit;

test.each(bets)(
  '$name $choice: no win is below the bet, and the return is between 94 and 99 percent',
  ({ kind, choice }) => {
    const random = seededRandom(7);
    const pays = Array.from({ length: 500 }, () => kind.draw(random, choice).pays);
    expect(pays.every((each) => each === 0 || (Number.isInteger(each) && each >= betUnit))).toBe(true);
    expect(kind.rtp(choice)).toBeGreaterThan(0.94);
    expect(kind.rtp(choice)).toBeLessThan(0.99);
  },
);

const handsThatPay = Object.values(hands).reduce((sum, { count }) => sum + count, 0);
test.each([
  ['bingo', 'a line', kinds.bingo, '', 1 - lineChances[0]!],
  ['poker', 'a hand that pays', kinds.poker, '', handsThatPay / allHands],
  ['baccarat', 'a win or a tie', kinds.baccarat, 'player', 0.446247 + 0.095156],
] as const)('%s: %s is as frequent as stated', (_, __, kind, choice, chance) => {
  const rounds = 4_000;
  const random = seededRandom(11);
  const won = Array.from({ length: rounds }, () => kind.draw(random, choice).pays).filter((pays) => pays > 0);
  expect(Math.abs(won.length / rounds - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / rounds));
});

test.each(bets)('$name $choice: where every random number is the lowest, the first choice loses', ({ kind }) => {
  expect(kind.draw(() => 0, kind.choices[0]).pays).toBe(0);
});

test('bingo: the chances of lines match a count over all sets of called fields', () => {
  const [balls, calls, fields] = [75, 36, 24];
  const bit = (at: number) => (at === 12 ? 0 : 1 << (at > 12 ? at - 1 : at));
  const masks = bingoLines.map((line) => line.reduce((mask, at) => mask | bit(at), 0));
  /** The number of sets of called fields by their size (rows of 13) and the lines that they complete. */
  const found = new Float64Array((fields + 1) * 13);
  for (let called = 0; called < 2 ** fields; called++) {
    let many = 0;
    for (let rest = called; rest; rest &= rest - 1) many++;
    let lines = 0;
    for (let line = 0; line < 12; line++) if ((called & masks[line]!) === masks[line]) lines++;
    found[many * 13 + lines]! += 1;
  }
  const chances = Array.from({ length: 13 }, (_, lines) => {
    let sum = 0;
    for (let many = 0; many <= fields; many++)
      sum += (found[many * 13 + lines]! * combinations(balls - fields, calls - many)) / combinations(balls, calls);
    return sum;
  });
  for (const [lines, chance] of lineChances.entries()) expect(chance).toBeCloseTo(chances[lines]!, 8);
}, 60_000);

test('poker: the number of each hand matches a count over all hands of five cards', () => {
  const suits = ['s', 'h', 'c', 'd'] as const;
  const found = new Map<string, number>();
  const add = (ranks: number[], isMixed: boolean, ways: number) => {
    const seen = new Map<number, number>();
    const cards = ranks.map((rank, at) => {
      const before = seen.get(rank) ?? 0;
      seen.set(rank, before + 1);
      const suit = isMixed ? suits[at % 2]! : suits[before]!;
      return { rank, suit };
    });
    const hand = handOf(cards);
    found.set(hand, (found.get(hand) ?? 0) + ways);
  };
  const ways = [0, 4, 6, 4, 1];
  for (let ranks = [0, 0, 0, 0, 0]; ranks[0]! < 13;) {
    const counts = [...new Set(ranks)].map((rank) => ranks.filter((each) => each === rank).length);
    if (counts.length === 5) {
      add(ranks, false, 4);
      add(ranks, true, 4 ** 5 - 4);
    } else if (Math.max(...counts) <= 4)
      add(
        ranks,
        false,
        counts.reduce((product, count) => product * ways[count]!, 1),
      );
    const last = ranks.findLastIndex((rank) => rank < 12);
    ranks = last < 0 ? [13] : ranks.map((rank, at) => (at < last ? rank : ranks[last]! + 1));
  }
  const { none, ...paying } = Object.fromEntries(found);
  expect(paying).toEqual(Object.fromEntries(Object.entries(hands).map(([hand, { count }]) => [hand, count])));
  expect([...found.values()].reduce((sum, each) => sum + each, 0)).toBe(allHands);
  expect(none).toBeGreaterThan(0);
});

test('baccarat: the returns match the known ones for eight packs', () => {
  const [player, banker, tie] = [0.446247, 0.458597, 0.095156];
  expect(baccarat.rtp('player')).toBeCloseTo(2 * player + tie, 5);
  expect(baccarat.rtp('banker')).toBeCloseTo(1.95 * banker + tie, 5);
  expect(baccarat.rtp('tie')).toBeCloseTo(10 * tie, 4);
});

test('baccarat: the banker draws to the player’s third card by the usual table', () => {
  const table = [3, 4, 5, 6, 7].map((total) =>
    '0123456789'.split('').filter((third) => bankerTakes(total, Number(third))),
  );
  expect(table.map((thirds) => thirds.join(''))).toEqual(['012345679', '234567', '4567', '67', '']);
  expect([bankerTakes(5, undefined), bankerTakes(6, undefined)]).toEqual([true, false]);
});

test('crash: every cash-out has the same return over all draws', () => {
  for (const target of crash.choices)
    expect(mean(eachOf(1_000_000, (random) => crash.draw(random, target)))).toBeCloseTo(crash.rtp(target), 9);
  expect(new Set(crash.choices.map((target) => crash.rtp(target).toFixed(6)))).toEqual(new Set(['0.960000']));
}, 60_000);

test('dice: the return matches a count over all 216 throws', () => {
  const pays = Array.from({ length: 216 }, (_, number) => {
    const left = [number % 6, Math.floor(number / 6) % 6, Math.floor(number / 36)];
    return dice.draw(() => left.pop()!, '4').pays;
  });
  expect(mean(pays)).toBeCloseTo(dice.rtp(), 9);
});

test('roulette: every bet has the same return over all pockets', () => {
  for (const bet of roulette.choices)
    expect(mean(eachOf(37, (random) => roulette.draw(random, bet)))).toBeCloseTo(36 / 37, 9);
});

test('fishing: a shot has the same return at every fish over all draws', () => {
  for (const fish of fishing.choices)
    expect(mean(eachOf(fishPays[fish] * betUnit, (random) => fishing.draw(random, fish)))).toBeCloseTo(0.96, 9);
});

test('sports: the picks have the stated return over all thousand matches', () => {
  expect(scores.reduce((sum, [, , share]) => sum + share, 0)).toBe(1_000);
  for (const pick of sports.choices)
    expect(mean(eachOf(1_000, (random) => sports.draw(random, pick)))).toBeCloseTo(sports.rtp(pick), 9);
});
