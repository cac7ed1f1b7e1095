import { expect, test } from 'vitest';
import { firstGroups, groupsOf } from './rollout.ts';

const all = Array.from({ length: 256 }, (_, group) => group.toString(16).padStart(2, '0'));
const among = (percent: number) => all.filter((group) => new RegExp(firstGroups(groupsOf(percent))).test(`${group}77`));

test.each([1, 6.25, 10, 50, 99])('%s % of the groups match, as closely as 256 groups allow', (percent) => {
  expect(among(percent)).toHaveLength(Math.round(percent * 2.56));
});

test('a larger share keeps the devices of the smaller one', () => {
  for (let percent = 1; percent < 99; percent++)
    expect(among(percent + 1)).toEqual(expect.arrayContaining(among(percent)));
});

test.each([0, 100, -1, Number.NaN, 0.1])('%s is not a valid share', (percent) => {
  expect(() => groupsOf(percent)).toThrow('percentage');
});
