import { expect, test } from 'vitest';
import { offeredSources, sources } from './sources.ts';

test('all sources are distinct', () => expect(new Set(sources.map(({ to }) => to)).size).toBe(sources.length));

const of = (to: string) => sources.find((each) => each.to === to)!;
const [soon, over] = [1_001, 1_000];

test('a gift that has expired since the answer can’t be claimed (BO-01)', () => {
  const gift = (value: number, expireTime: number) => ({ kind: 3, status: 0, value, expireTime });
  const gifts = of('/wallets').claims({ list: [gift(500, soon), gift(70, over)] } as never, over);
  expect(gifts).toMatchObject([{ gives: [{ count: 500 }] }]);
});

test.each([
  [soon, false, ['claimRebates', 'claimRebates']],
  [over, true, [undefined, undefined]],
])('a rebate is counted in full when its oldest day ends at %d, and outdated is %s (BO-03)', (end, isOld, acts) => {
  const row = (bonus: number, expireTime: number) => ({ type: 1, bonus, status: 1, expireTime });
  const value = { list: [row(200, soon), row(60, end)], total: 260, canReceive: 260, minReceive: 100 } as never;
  const rebate = of('/bonus/rebate');
  const claims = rebate.claims(value, over);
  expect(claims).toMatchObject([{ gives: [{ count: 200 }] }, { gives: [{ count: 60 }] }]);
  expect(claims.map(({ act }) => act?.action)).toEqual(acts);
  expect(rebate.isOutdated!(value, over)).toBe(isOld);
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
