import { toJsonSchema } from '@valibot/to-json-schema';
import { amount, balance, money, type Schema } from '#contract/schema.ts';

export type Json = Record<string, unknown>;

/** Money on the wire: whole hundredths. */
const hundredths = {
  type: 'integer',
  format: 'hundredths',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
} as const;

/** Money that is never negative. */
export const positiveHundredths = { ...hundredths, minimum: 0 } as const;

/** JSON Schema of money values, by valibot's last pipe item, as the converter can't express it. */
const marks = new Map<unknown, object>([
  [money.pipe.at(-1), hundredths],
  [balance.pipe.at(-1), positiveHundredths],
  [amount.pipe.at(-1), positiveHundredths],
]);

/**
 * Checks that JSON Schema can't express and doesn't need: JSON numbers are finite, and amounts are whole hundredths
 * anyway.
 */
const unsaid = new Set(['finite', 'transform', 'check']);

/** A schema as JSON Schema 2020-12. Throws for a schema item that has no JSON Schema equivalent. */
export function jsonSchema(schema: Schema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    overrideAction: ({ valibotAction, jsonSchema: before }) =>
      marks.get(valibotAction) ?? (unsaid.has(valibotAction.type) ? before : undefined),
    // A union with the schema of any value is that schema.
    overrideSchema: ({ jsonSchema: { anyOf } }) =>
      anyOf?.some((each) => Object.keys(each).length === 0) ? {} : undefined,
  });
  return json;
}

/** An object with these properties; further ones are allowed. */
export const objectOf = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

/** A reference to a named schema. */
export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Whether every object satisfies a schema. */
const isEmpty = ({ type = 'object', properties = {}, required = [], ...rest }: Json) =>
  type === 'object' && [properties, required, rest].every((each) => Object.keys(each as object).length === 0);

/** The schema of what satisfies all of these, without empty ones: client generators make types of them that nothing has. */
export function allOf(first: Json, ...others: readonly Json[]): Json {
  const members = [first, ...others].filter((each) => !isEmpty(each));
  return members.length > 1 ? { allOf: members } : (members[0] ?? first);
}
