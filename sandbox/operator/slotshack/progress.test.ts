import { expect, test } from 'vitest';
import type { MissionKind } from '#contract/rewards/contests.ts';
import { progressOf } from './progress.ts';

const [here, elsewhere] = [1001, 1002];
const round = (bet: number, win: number, gameId = here) => ({ gameId, bet, win });
const done = (kind: MissionKind, rounds: ReturnType<typeof round>[]) => progressOf(rounds, { gameId: here, kind });

test('SL-01: bets are summed on the mission’s own game', () => {
  expect(done('wager', [round(100, 0), round(250, 900), round(5_000, 0, elsewhere)])).toBe(350);
  expect(done('wager', [])).toBe(0);
});

test('SL-01: wins in a row are the longest row there was; a round that pays no more than its bet ends it', () => {
  const [won, lost, even] = [round(100, 120), round(100, 0), round(100, 100)];
  expect(done('streak', [won, won, lost, won])).toBe(2);
  expect(done('streak', [lost, won, won, won, even])).toBe(3);
  expect(done('streak', [won, even, won])).toBe(1);
  // A game in between is no part of the row, and doesn’t break it.
  expect(done('streak', [won, round(100, 0, elsewhere), won])).toBe(2);
  expect(done('streak', [])).toBe(0);
});

test('SL-01: the multiplier is the best win of a round in hundredths of its bet, rounded down, and no loss is one', () => {
  expect(done('multiplier', [round(300, 700), round(100, 200), round(100, 9_900, elsewhere)])).toBe(233);
  expect(done('multiplier', [round(100, 100), round(100, 60)])).toBe(0);
});
