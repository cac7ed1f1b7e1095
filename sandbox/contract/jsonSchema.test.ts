import { expect, test } from 'vitest';
import { openApi } from '../contract.ts';
import { allOf, objectOf, refTo, type Json } from './jsonSchema.ts';

const common = refTo('Common');
const amount = objectOf({ amount: { type: 'integer' } });

test.each([
  ['an object without fields', objectOf({})],
  ['an object without fields or required ones', { type: 'object', properties: {}, required: [] }],
  ['the schema of any value', {}],
])('allOf leaves out %s', (_, empty) => {
  expect(allOf(common, empty, amount)).toEqual({ allOf: [common, amount] });
  expect(allOf(common, empty)).toEqual(common);
});

test('allOf keeps an object that has keys of any name', () => {
  const map = { type: 'object', properties: {}, additionalProperties: amount };
  expect(allOf(common, map)).toEqual({ allOf: [common, map] });
});

/** Every `allOf` in a part of the document. */
function allOfsIn(node: unknown): [Json, ...Json[]][] {
  if (typeof node !== 'object' || node === null) return [];
  const { allOf: members } = node as { allOf?: [Json, ...Json[]] };
  return [...(members ? [members] : []), ...Object.values(node).flatMap(allOfsIn)];
}

test('every allOf of the contract has two members or more, none of them empty (client generators)', () => {
  const found = allOfsIn(openApi());
  expect(found.length).toBeGreaterThan(100);
  for (const members of found) expect(allOf(...members)).toEqual({ allOf: members });
});
