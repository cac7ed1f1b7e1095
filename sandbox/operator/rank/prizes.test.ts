import { expect, test } from 'vitest';
import { rankPeriods } from '#contract/rewards/contests.ts';
import { awardsOf, prizes } from './prizes.ts';

test.each(Object.entries(rankPeriods))(
  'the rewards of a %s cover all places from first without gaps (RK-01)',
  (_, kind) => {
    const list = prizes[kind];
    expect(list.map(({ from }) => from)).toEqual([1, ...list.slice(0, -1).map(({ to }) => to + 1)]);
    const last = list.at(-1)!;
    expect(awardsOf(kind, last.to)).toBe(last.awards);
    expect(awardsOf(kind, last.to + 1)).toEqual([]);
  },
);
