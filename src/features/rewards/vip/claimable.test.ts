import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { vipInfo } from '#tests/support/vip.ts';
import { claimableIn } from './claimable.ts';

test('what can be claimed is counted by the parts that a page shows', () => {
  const done = { ...vipInfo, unReceiveBonus: 0 as Money, tasks: [], levels: [] };
  const points = [{ id: 2002, count: 10 }];
  const daily = { ...done.daily, status: 1, awards: points } as const;
  expect(
    claimableIn({ ...done, daily, signIn: { ...done.signIn, status: 2 } }, ['upgrades', 'today', 'tasks']),
  ).toEqual([points]);
  expect(claimableIn({ ...done, daily }, ['upgrades', 'tasks'])).toEqual([]);
  expect(claimableIn({ ...done, unReceiveBonus: 500 as Money }, ['tasks'])).toEqual([[{ id: 2001, count: 500 }]]);
});
