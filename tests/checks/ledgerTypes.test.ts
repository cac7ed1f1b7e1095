import { expect, test } from 'vitest';
import { entryTypes } from '#shared/records/entryTypes.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';

test('every kind of booking in a player’s record has a name in each language', () => {
  const named = Object.keys(entryTypes).map(Number);
  expect(Object.values(transferTypes).filter(({ id }) => !named.includes(id))).toEqual([]);
});
