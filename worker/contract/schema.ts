import * as v from 'valibot';
import { greatestId, longestLine } from './longest.ts';

/** A schema validates a value at the program's boundary; types and the published contract are derived from it. */
export type Schema = v.GenericSchema;
export type Infer<S extends Schema> = v.InferOutput<S>;
export type Shape = Record<string, Schema>;

/** Money in whole hundredths of a peso, floored once by its schema; only `formatMoney` divides it (spec §9). */
export type Money = number & { readonly unit: 'hundredths' };

/** Text of at most this many UTF-16 code units. */
export const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Text of an answer, with room for a page of HTML or a picture as a data URL; inputs are shorter. */
export const text = upTo(1_000_000);
/** A one-line input: typed text, a code, an id as text. */
export const line = upTo(longestLine);
/** A session's token: printable ASCII, as it is sent in a header. */
export const token = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[\x20-\x7e]*$/));
/** A machine-made input: an address, a token of another system. */
export const longLine = upTo(2_000);

export const int = v.pipe(v.number(), v.safeInteger());
const within = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));
/** A whole number from 0, of a 32-bit integer column. */
export const count = within(greatestId);
/** An id; 0 means none. */
export const id = within(greatestId);
/** Epoch milliseconds, UTC, for some 3,000 years: five-digit years are written differently. */
export const time = within(1e14);
/** A boolean. Operators send 0 and 1 as often as booleans, so both are accepted. */
export const flag = v.union([v.boolean(), v.picklist([0, 1])]);
/** Floors to a whole hundredth, without a negative zero. */
const floored = v.transform((value: number) => (Math.floor(value) + 0) as Money);
/** Signed hundredths; fractions are floored, anything that is no number fails. */
export const money = v.pipe(v.number(), floored, v.safeInteger());
/** A balance in hundredths, never negative; a fraction is floored. */
export const balance = v.pipe(v.number(), floored, v.safeInteger(), v.minValue(0 as Money));
/** An amount to be moved, in hundredths: as an input it is never rounded, so a fraction is refused. */
export const amount = v.pipe(v.number(), v.safeInteger(), floored, v.minValue(0 as Money));
/** Unvalidated JSON, for fields that the app passes on unread. */
export const json = v.unknown();

export const list: <S extends Schema>(item: S) => v.ArraySchema<S, undefined> = v.array;
export const optional: <S extends Schema>(inner: S) => v.NullishSchema<S, undefined> = v.nullish;
export const oneOf = <const T extends readonly (string | number)[]>(...values: T) => v.picklist(values);
/** An object with known fields: unknown ones are dropped. */
export const record: <S extends Shape>(shape: S) => v.ObjectSchema<S, undefined> = v.object;
/** An object with arbitrary keys and values of one schema. */
export const dictionary = <S extends Schema>(value: S) => v.record(line, value);

/** Validates a value: returns it, or the path where it breaks the schema. */
export function check<S extends Schema>(
  schema: S,
  raw: unknown,
): { ok: true; value: Infer<S> } | { ok: false; at: string } {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, at: `${v.getDotPath(issue) ?? '$'}: ${issue.message}` };
}

/** One page of a list: numbered from 1, `pages` is 0 when the list is empty. */
export const page = <S extends Schema>(item: S) => ({
  list: list(item),
  pages: int,
  total: optional(int),
  pageNum: optional(int),
  pageSize: optional(int),
});
