import { expect, test } from 'vitest';
import { offeredSources, sources } from './sources.ts';

test('all sources are distinct', () => expect(new Set(sources.map(({ to }) => to)).size).toBe(sources.length));

test('what has expired since the answer can’t be claimed (BO-01)', () => {
  const [soon, over] = [1_001, 1_000];
  const row = (bonus: number, expireTime: number) => ({ type: 1, bonus, status: 1, expireTime });
  const claims = (to: string, value: object) => sources.find((each) => each.to === to)!.claims(value, over);
  const rebates = { list: [row(200, soon), row(60, over)], total: 260, canReceive: 260, minReceive: 100 };
  expect(claims('/bonus/rebate', rebates)).toMatchObject([{ gives: [{ count: 200 }] }]);
  const gift = (value: number, expireTime: number) => ({ kind: 3, status: 0, value, expireTime });
  expect(claims('/wallets', { list: [gift(500, soon), gift(70, over)] })).toMatchObject([{ gives: [{ count: 500 }] }]);
});

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
