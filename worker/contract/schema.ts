import * as v from 'valibot';

/** A schema validates a value at the program's boundary; types and the published contract are derived from it. */
export type Schema = v.GenericSchema;
export type Infer<S extends Schema> = v.InferOutput<S>;
export type Shape = Record<string, Schema>;

/** Money in whole hundredths of a peso, floored once by its schema; only `formatMoney` divides it (spec §9). */
export type Money = number & { readonly unit: 'hundredths' };

const finite = v.pipe(v.number(), v.finite());
/** Floors to a whole hundredth, without a negative zero. */
const floored = v.transform((value: number) => Math.floor(value) + 0);
const isMoney = (value: number): value is Money => Number.isSafeInteger(value);
const isBalance = (value: number): value is Money => Number.isSafeInteger(value) && value >= 0;

export const text = v.string();
export const int = v.pipe(finite, v.safeInteger());
/** An id: a whole number, 0 meaning none. */
export const id = v.pipe(finite, v.safeInteger(), v.minValue(0));
/** Epoch milliseconds, UTC. */
export const time = v.pipe(finite, v.safeInteger());
/** A boolean. Operators send 0 and 1 as often as booleans, so both are accepted; only its truth counts. */
export const flag = v.union([v.boolean(), v.literal(0), v.literal(1)]);
/** Signed hundredths; a fraction is floored, anything that is no number fails the validation. */
export const money = v.pipe(
  finite,
  floored,
  v.check(isMoney),
  v.transform((value) => value as Money),
);
/** A balance in hundredths, never negative. */
export const balance = v.pipe(
  finite,
  floored,
  v.check(isBalance),
  v.transform((value) => value as Money),
);
/** Unvalidated JSON, for fields that the app passes on without reading them. */
export const json = v.unknown();

export const list = <S extends Schema>(item: S) => v.array(item);
export const optional = <S extends Schema>(inner: S) => v.nullish(inner);
export const oneOf = <const T extends readonly (string | number)[]>(...values: T) => v.picklist(values);
/** An object with known fields: unknown ones are dropped. */
export const record = <S extends Shape>(shape: S) => v.object(shape);
/** An object with arbitrary keys and values of one schema. */
export const dictionary = <S extends Schema>(value: S) => v.record(v.string(), value);

/** Validates a value: returns it, or the place where it breaks the schema. */
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
export const paging = { pageNum: int, pageSize: int };
