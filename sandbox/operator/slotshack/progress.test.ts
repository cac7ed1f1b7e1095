import { expect, test } from 'vitest';
import type { MissionKind } from '#contract/rewards/contests.ts';
import { progressOf } from './progress.ts';

const [here, elsewhere] = [1001, 1002];
const round = (bet: number, win: number, gameId = here) => ({ gameId, bet, win });
const done = (kind: MissionKind, rounds: ReturnType<typeof round>[]) => progressOf(rounds, { gameId: here, kind });

test('bets are summed per mission game (SL-01)', () => {
  expect(done('wager', [round(100, 0), round(250, 900), round(5_000, 0, elsewhere)])).toBe(350);
  expect(done('wager', [])).toBe(0);
});

test('a win streak is the longest run; a round paying at most its bet ends it (SL-01)', () => {
  const [won, lost, even] = [round(100, 120), round(100, 0), round(100, 100)];
  expect(done('streak', [won, won, lost, won])).toBe(2);
  expect(done('streak', [lost, won, won, won, even])).toBe(3);
  expect(done('streak', [won, even, won])).toBe(1);
  // A round of another game doesn’t count towards a streak, and doesn’t break it.
  expect(done('streak', [won, round(100, 0, elsewhere), won])).toBe(2);
  expect(done('streak', [])).toBe(0);
});

test('the multiplier is the best win per bet, rounded down, ignoring losses (SL-01)', () => {
  expect(done('multiplier', [round(300, 700), round(100, 200), round(100, 9_900, elsewhere)])).toBe(233);
  expect(done('multiplier', [round(100, 100), round(100, 60)])).toBe(0);
});
