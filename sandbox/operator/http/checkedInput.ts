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
  checkStorable(checked.value, []);
  return checked.value;
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
