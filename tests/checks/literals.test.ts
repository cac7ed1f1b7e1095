import { expect, test } from 'vitest';
import { englishTexts } from '#tests/support/catalogues.ts';
import { textOf } from '#tests/support/imports.ts';

interface Literal {
  id: string;
  literal: string;
  /** A folder with a catalogue, or a file. */
  at: string;
  /** The key of the text in the catalogue. */
  key: string | undefined;
}

const row = /^\| (?<id>[\w §-]+?) +\| `(?<literal>[^`]+)` +\| `(?<at>[^`]+)`(?: `(?<key>[^`]+)`)? +\|$/gm;

/** The table of the texts and values that the specification fixes. */
const literals: Literal[] = [...textOf('docs/requirements.md').matchAll(row)].map(({ groups }) => ({
  id: groups!['id']!,
  literal: groups!['literal']!,
  at: groups!['at']!,
  key: groups!['key'],
}));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `…` at either end of a literal stands for text that the specification leaves to the app. */
const matcher = (literal: string) => new RegExp(`^${literal.split('…').map(escaped).join('.*')}$`);

test('the specification fixes 26 texts and 37 values', () => {
  expect([literals.filter(({ key }) => key), literals.filter(({ key }) => !key)].map(({ length }) => length)).toEqual([
    26, 37,
  ]);
});

test.each(literals.filter(({ key }) => key))('$id: the English text is “$literal” ($key)', ({ literal, at, key }) => {
  expect(englishTexts[`/${at}/words.en.ts`]?.[key!]).toMatch(matcher(literal));
});

test.each(literals.filter(({ key }) => !key))('$id: $at has the value $literal', ({ literal, at }) => {
  expect(textOf(at)).toContain(literal);
});
