import { expect, test } from 'vitest';
import { createSwitches } from '#sandbox/qa/switches.ts';
import { fitsOdds } from '#sandbox/testing/chiSquare.ts';
import { seededRandom } from '#sandbox/testing/seededRandom.ts';
import { createDraws } from './draws.ts';

const table = [
  { id: 1, chance: 999_999, propId: 2001 },
  { id: 2, chance: 1, propId: 50_001 },
];

/** The operator's draws, with a seeded generator, and QA's switches for them. */
function open(seed = 1) {
  const switches = createSwitches();
  return { switches, draws: createDraws(seededRandom(seed), switches.forcedResult) };
}

test('QA queues results one after the other, then draws are random again', () => {
  const { switches, draws } = open();
  switches.force('wheel', [2, 2]);
  const drawn = Array.from({ length: 4 }, () => draws.one('wheel', table).propId);
  expect(drawn).toEqual([50_001, 50_001, 2001, 2001]);
  expect(switches.settings().draws).toEqual({});
});

test('one game’s queued results do not affect another, and a reset clears them', () => {
  const { switches, draws } = open();
  switches.force('wheel', [2]);
  expect(draws.one('card', table).id).toBe(1);
  switches.reset();
  expect(draws.one('wheel', table).id).toBe(1);
});

test('an unknown result is rejected', () => {
  const { switches, draws } = open();
  switches.force('wheel', [3]);
  expect(() => draws.one('wheel', table)).toThrow('wheel has no result 3');
  switches.force('lottery', [5, 5]);
  expect(() => draws.numbers('lottery', 6, 42)).toThrow('lottery has no number 5 left');
});

test('numbers are distinct, uniformly drawn from 1 up, or those QA queued (V-29)', () => {
  const { switches, draws } = open();
  const counts = new Map<number, number>();
  for (let drawn = 0; drawn < 50_000; drawn++) {
    const numbers = draws.numbers('lottery', 6, 42);
    expect(new Set(numbers).size).toBe(6);
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(fitsOdds(counts, new Map(Array.from({ length: 42 }, (_, number) => [number + 1, 1])))).toBe(true);
  switches.force('lottery', [42, 1]);
  expect(draws.numbers('lottery', 6, 42).slice(0, 2)).toEqual([42, 1]);
});
