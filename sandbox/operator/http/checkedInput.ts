import * as codes from '#contract/codes.ts';
import { check, type Infer, type Schema } from '#contract/schema.ts';
import { storable } from '#contract/storable.ts';
import { Refusal } from './refusal.ts';

/** How deeply fields without a schema may be nested. */
const deepest = 32;

/**
 * A call's input by its schema. Throws a refusal that names the invalid field, or the one that no database can store.
 */
export function checkedInput<S extends Schema>(schema: S, body: unknown): Infer<S> {
  const checked = check(schema, body);
  if (!checked.ok) {
    const [field = ''] = checked.at.split(': ', 1);
    throw new Refusal(codes.badParameter, checked.at, { field });
  }
  if (!isStorable(checked.value)) checkStorable(checked.value, []);
  return checked.value;
}

const isText = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/** Whether all of a value can be stored, which is far quicker to know than where it can't. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1));
  return Object.entries(value).every(([name, inner]) => isText(name) && isStorable(inner, depth + 1));
}

function checkStorable(value: unknown, path: readonly string[]) {
  const refuse = (message: string) => {
    throw new Refusal(codes.badParameter, message, { field: path.map(storable).join('.') });
  };
  if (path.length > deepest) refuse('Too deep');
  if (typeof value === 'string' && storable(value) !== value) refuse('Text that can’t be stored');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (storable(name) !== name) refuse('A name that can’t be stored');
    checkStorable(inner, [...path, name]);
  }
}
