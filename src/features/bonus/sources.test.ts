import { expect, test } from 'vitest';
import { offeredSources, sources } from './sources.ts';

test('all sources are distinct', () => expect(new Set(sources.map(({ to }) => to)).size).toBe(sources.length));

test('a source switched off by the settings is not requested', () => {
  const off = {
    bind: false,
    follow: 0,
    firstDeposit: false,
    points: 0,
    coupons: 0,
    slotshack: false,
    rank: 0,
  } as const;
  const left = new Set(offeredSources(off).map(({ to }) => to));
  expect(sources.map(({ to }) => to).filter((to) => !left.has(to))).toEqual([
    '/activity/bank',
    '/activity/follow',
    '/activity/first-deposit',
    '/points?tab=scratch',
    '/wallets',
    '/activity/slotshack',
    '/rank?tab=day',
    '/rank?tab=week',
    '/rank?tab=month',
  ]);
  expect(offeredSources(undefined)).toHaveLength(sources.length);
});
