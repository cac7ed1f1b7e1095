import { endpoints, type Name } from '#contract/endpoints.ts';
import { jsonSchema, type Json } from '#sandbox/contract/jsonSchema.ts';

interface Field {
  name: string;
  schema: Json;
  isRequired: boolean;
}

/** A schema without the `null` that optional fields may have. */
function unwrapped(schema: Json): Json {
  const either = schema['anyOf'] as Json[] | undefined;
  return either?.some(({ type }) => type === 'null') ? either.find(({ type }) => type !== 'null')! : schema;
}

/** The fields of a call’s own input in the published contract. */
export function fieldsOf(name: Name): Field[] {
  const { properties = {}, required = [] } = jsonSchema(endpoints[name].input) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    schema: unwrapped(schema),
    isRequired: required.includes(field),
  }));
}

/** A small valid value of a schema; numbers start at 1, since 0 often means none. */
function soundValue(schema: Json): unknown {
  const { type, anyOf, enum: known, const: fixed, properties, required, minimum, minItems, items } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(known)) return known[0];
  if (Array.isArray(anyOf)) return soundValue(anyOf[0] as Json);
  if (type === 'string') return 'x';
  if (type === 'integer' || type === 'number') return Math.max(Number(minimum ?? 0), 1);
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: Number(minItems ?? 0) }, () => soundValue(items as Json));
  const wanted = (required ?? []) as string[];
  return Object.fromEntries(wanted.map((name) => [name, soundValue((properties as Record<string, Json>)[name]!)]));
}

/** A small well-formed input of a call, without further meaning. */
export const soundInput = (name: Name): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(name)
      .filter(({ isRequired }) => isRequired)
      .map(({ name: field, schema }) => [field, soundValue(schema)]),
  );
