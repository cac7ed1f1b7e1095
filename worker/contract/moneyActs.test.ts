import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { moneyActs } from './moneyActs.ts';

test('every call that moves value has exactly one money act, and no other call has one', () => {
  const moving = Object.entries(endpoints).flatMap(([name, endpoint]) => ('money' in endpoint ? [name] : []));
  expect(
    Object.values(moneyActs)
      .map(({ endpoint }) => endpoint)
      .toSorted(),
  ).toEqual(moving.toSorted());
});
