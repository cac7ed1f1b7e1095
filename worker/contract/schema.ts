import * as v from 'valibot';

/** A schema checks a value at the edge of the program, and says what it is to the compiler and to the published contract. */
export type Schema = v.GenericSchema;
export type Infer<S extends Schema> = v.InferOutput<S>;
export type Shape = Record<string, Schema>;

/** Money is whole hundredths of a peso. Its schema floors it once, here; only `formatMoney` ever divides it (spec §9). */
export type Money = number & { readonly unit: 'hundredths' };

const finite = v.pipe(v.number(), v.finite());
/** To the whole hundredth below; there is only one zero. */
const floored = v.transform((value: number) => Math.floor(value) + 0);
const isMoney = (value: number): value is Money => Number.isSafeInteger(value);
const isBalance = (value: number): value is Money => Number.isSafeInteger(value) && value >= 0;

export const text = v.string();
export const int = v.pipe(finite, v.safeInteger());
/** An id: a whole number, 0 meaning none. */
export const id = v.pipe(finite, v.safeInteger(), v.minValue(0));
/** Epoch milliseconds, UTC. */
export const time = v.pipe(finite, v.safeInteger());
/** A yes or no. Operators send 0 and 1 as often as booleans, so both are read; only its truth counts. */
export const flag = v.union([v.boolean(), v.literal(0), v.literal(1)]);
/** Signed hundredths; a fraction is floored, anything else that is no whole number fails the answer. */
export const money = v.pipe(
  finite,
  floored,
  v.check(isMoney),
  v.transform((value) => value as Money),
);
/** Hundredths that can't be negative: what somebody has. */
export const balance = v.pipe(
  finite,
  floored,
  v.check(isBalance),
  v.transform((value) => value as Money),
);
/** Unchecked JSON, for fields that are passed on and never read. */
export const json = v.unknown();

export const list = <S extends Schema>(item: S) => v.array(item);
export const optional = <S extends Schema>(inner: S) => v.nullish(inner);
export const oneOf = <const T extends readonly (string | number)[]>(...values: T) => v.picklist(values);
/** An object by its known fields: unknown ones are ignored and not stored. */
export const record = <S extends Shape>(shape: S) => v.object(shape);
/** An object with keys of the operator's choosing, all of one kind of value. */
export const dictionary = <S extends Schema>(value: S) => v.record(v.string(), value);

/** Says where a value departs from its schema, or gives it back checked. */
export function check<S extends Schema>(
  schema: S,
  raw: unknown,
): { ok: true; value: Infer<S> } | { ok: false; at: string } {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, at: `${v.getDotPath(issue) ?? '$'}: ${issue.message}` };
}

/** One page of a list: asked from 1, `pages` is 0 when there is nothing. */
export const page = <S extends Schema>(item: S) => ({
  list: list(item),
  pages: int,
  total: optional(int),
  pageNum: optional(int),
  pageSize: optional(int),
});
export const paging = { pageNum: int, pageSize: int };
