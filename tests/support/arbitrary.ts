import type { Arbitrary } from 'fast-check';
import { fc } from '#tests/support/fastCheck.ts';
import type { Schema } from '#contract/schema.ts';

/** The parts of valibot schemas that the contract uses. */
interface Said {
  type: string;
  pipe?: Said[];
  entries?: Record<string, Said>;
  item?: Said;
  wrapped?: Said;
  value?: Said;
  options?: readonly unknown[];
  literal?: unknown;
  requirement?: unknown;
}

const longest = 3;
const mostNumber = 1e12;

/** The steps of a schema's pipe, and of the pipes in it. */
const stepsOf = ({ pipe = [] }: Said): Said[] => pipe.flatMap((each) => (each.pipe ? stepsOf(each) : [each]));

/** The bound of a type, such as `max_length`, in a schema's pipe: the last is the tightest. */
const limitOf = (said: Said, type: string) =>
  stepsOf(said).findLast((each) => each.type === type)?.requirement as number | undefined;

/** Generators of a schema's leaves, each within the schema's bounds. */
interface Leaves {
  text(longest: number): Arbitrary<string>;
  number(most: number, least: number): Arbitrary<number>;
}

const usual: Leaves = {
  text: (maxLength) => fc.string({ maxLength }),
  number: (most, min) => fc.integer({ min, max: Math.min(most, mostNumber) }),
};

/** Generates values that a schema accepts. */
export function samples(schema: Schema, leaves = usual): Arbitrary<unknown> {
  return of(schema, leaves);
}

function of(said: Said, leaves: Leaves): Arbitrary<unknown> {
  const inner = (each: Said) => of(each, leaves);
  switch (said.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(said.entries!).map(([key, each]) => [key, inner(each)])));
    case 'array':
      return fc.array(inner(said.item!), { maxLength: longest });
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), inner(said.value!), { maxKeys: longest });
    case 'nullish':
      return fc.option(inner(said.wrapped!), { nil: undefined });
    case 'union':
      return fc.oneof(...(said.options as Said[]).map(inner));
    case 'picklist':
      return fc.constantFrom(...said.options!);
    case 'literal':
      return fc.constant(said.literal);
    case 'string': {
      const pattern = said.pipe?.find(({ type }) => type === 'regex')?.requirement;
      if (pattern) return fc.stringMatching(pattern as RegExp);
      return leaves.text(limitOf(said, 'max_length') ?? longest);
    }
    case 'boolean':
      return fc.boolean();
    case 'number':
      return leaves.number(limitOf(said, 'max_value') ?? mostNumber, limitOf(said, 'min_value') ?? 0);
    case 'unknown':
      return fc.jsonValue();
    default:
      throw new Error(`No samples for a schema of type ${said.type}.`);
  }
}

/** Generates values with one defect somewhere: a missing field, a wrong type, null, or an out-of-range number. */
export function broken(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const wrong = fc.constantFrom<unknown>(
    undefined,
    null,
    'NaN',
    -1,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    [],
    {},
    '<b>',
    true,
  );
  return fc.tuple(value, fc.nat(), wrong).map(([whole, at, put]) => spoil(whole, at, put));
}

function spoil(value: unknown, at: number, put: unknown): unknown {
  if (typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  if (keys.length === 0) return put;
  const key = keys[at % keys.length]!;
  const inner = (value as Record<string, unknown>)[key];
  const spoilt = at % 2 === 0 ? put : spoil(inner, Math.floor(at / keys.length), put);
  return Array.isArray(value)
    ? value.map((each, i) => (String(i) === key ? spoilt : each))
    : { ...value, [key]: spoilt };
}
