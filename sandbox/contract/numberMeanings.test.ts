import { expect, test } from 'vitest';
import { openApi } from '../contract.ts';
import type { Json } from './jsonSchema.ts';

const { paths, components } = openApi();

/** Whether a call has been done, which each answer says in the same way. */
const verdicts = new Set(['errcode', 'code']);

/** The fields in a part of the contract whose numbers stand for words, with their place. */
function codedIn(part: unknown, place: string): { place: string; field: Json; numbers: number[] }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {} } = part as { properties?: Record<string, Json> };
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const choices = [field, ...((field['anyOf'] ?? []) as Json[])].flatMap((each) => each['enum'] ?? []);
    const numbers = choices.filter((each) => typeof each === 'number');
    return numbers.length > 0 && !verdicts.has(name) ? [{ place: `${place}.${name}`, field, numbers }] : [];
  });
  return [...own, ...Object.values(part).flatMap((each) => codedIn(each, place))];
}

const coded = Object.entries({ ...paths, ...components.schemas }).flatMap(([name, part]) => codedIn(part, name));

test('every number that stands for a word has its meaning', () => {
  expect(coded.length).toBeGreaterThan(50);
  const unsaid = coded.flatMap(({ place, field, numbers }) => {
    const { description: said = '' } = field as { description?: string };
    return numbers.filter((each) => !new RegExp(`\\b${each} [a-zA-Z]`).test(said)).map((each) => `${place} ${each}`);
  });
  expect(unsaid).toEqual([]);
});
