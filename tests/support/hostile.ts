import type { Arbitrary } from 'fast-check';
import { fc } from './fastCheck.ts';
import { samples } from './arbitrary.ts';
import { naughtyStrings } from './naughtyStrings.ts';
import type { Schema } from '#contract/schema.ts';

/** Numbers at which programs break: the ends of integers of 16, 32 and 53 bits, of dates, and of doubles. */
const edges = [
  0,
  -0,
  1,
  -1,
  20,
  0.5,
  -1.5,
  20_000.9,
  32_767,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  1e14,
  1e14 + 1,
  8.64e15,
  8.64e15 + 1,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  1e21,
  5e-324,
  Number.MAX_VALUE,
];

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: { b: [] } }),
  fc.constantFrom<unknown>(...edges),
  fc.constantFrom<unknown>(...naughtyStrings),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue(),
);

/** The fields of a schema of an input. */
export const fieldsOf = (schema: Schema): Record<string, Schema> =>
  (schema as unknown as { entries: Record<string, Schema> }).entries;

/** Generates an attacker's inputs: a valid one with some fields at the schema's edges, wrong, or missing. */
export function hostile(schema: Schema, sound: Readonly<Record<string, unknown>>): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(fieldsOf(schema)).map(([name, each]): [string, Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { arbitrary: fc.constant(sound[name]), weight: 5 },
      { arbitrary: samples(each), weight: 3 },
      { arbitrary: anything, weight: 2 },
    ),
  ]);
  return fc.record(Object.fromEntries(fields));
}
