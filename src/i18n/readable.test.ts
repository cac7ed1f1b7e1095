import { expect, test } from 'vitest';
import glossary from '../../docs/glossary.md?raw';
import type { Catalogue, Text } from './catalogue.ts';

const english = import.meta.glob<{ en: Catalogue }>('../**/words.en.ts', { eager: true });
const filipino = import.meta.glob<{ default: Catalogue }>('../**/words.fil.ts', { eager: true });
const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** A reader of a small screen follows so many words at once, on average. */
const wordsPerSentence = 14;

/** What two lines of a button, tab or chip hold on a screen of 360 px. */
const charactersInTwoLines = 40;

const texts = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const wordCount = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** The whole sentences of a text; labels and headings are none. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?]”?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]”?$/.test(sentence));

const catalogues = [
  ...Object.entries(english).map(([file, { en }]) => ({ file, catalogue: en })),
  ...Object.entries(filipino).map(([file, { default: fil }]) => ({ file, catalogue: fil })),
];

test.each(catalogues)('a sentence of $file has at most 14 words on average', ({ catalogue }) => {
  const counts = Object.values(catalogue).flatMap(texts).flatMap(sentencesOf).map(wordCount);
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  expect(average).toBeLessThanOrEqual(wordsPerSentence);
});

/** The file that an import of a component means, as the globs above name it. */
function catalogueOf(component: string, imported: string): string {
  const path = imported.replace(/^#(i18n|shared|features|shell|ui)\//, '/src/$1/').replace(/words\.ts$/, 'words.en.ts');
  const base = `file:///src${component.slice('..'.length)}`;
  return `..${new URL(path, component.startsWith('./') ? 'file:///src/i18n/' : base).pathname.slice('/src'.length)}`;
}

const buttons = /<\w*Button\b(?:=>|[^>])*>([^]*?)<\/\w*Button>/g;
const named = /\blabel: (\w+\('\w+')/g;

/** Keys that a component shows in a button, or as the label of a tab, a chip or a choice. */
const labelsOf = (source: string) =>
  [...source.matchAll(buttons), ...source.matchAll(named)].flatMap(([, shown = '']) =>
    [...shown.matchAll(/\b\w+\('(\w+)'/g)].map(([, key = '']) => key),
  );

const labels = Object.entries(components).flatMap(([component, source]) => {
  const imports = [...source.matchAll(/from '([^']*words\.ts)'/g)].map(([, imported = '']) =>
    catalogueOf(component, imported),
  );
  return labelsOf(source).flatMap((key) => imports.map((file) => ({ file, key })));
});

test('what stands on buttons, tabs and chips fits two lines at 360 px, in both languages', () => {
  const shown = labels.flatMap(({ file, key }) => {
    const [en, fil] = [english[file]?.en, filipino[file.replace('.en.', '.fil.')]?.default];
    return [en?.[key], fil?.[key]].flatMap((text) => (text === undefined ? [] : texts(text)));
  });
  expect(new Set(shown).size).toBeGreaterThan(150);
  expect([...new Set(shown)].filter((text) => text.length > charactersInTwoLines)).toEqual([]);
});

/** The rows of the glossary's table of what players read. */
const terms = glossary
  .slice(glossary.indexOf('## What players read'))
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|English)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, en = '', fil = '', instead = '']) => ({ en, fil, instead: instead.split('; ').filter(Boolean) }));

test('the glossary has 80 terms that players read, in both languages, by the alphabet', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80);
  expect(terms.filter(({ en, fil }) => !en || !fil)).toEqual([]);
  const names = terms.map(({ en }) => en.toLowerCase());
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

test.each(catalogues)('$file says no word that the glossary replaced', ({ catalogue }) => {
  const replaced = terms.flatMap(({ instead }) => instead);
  expect(replaced.length).toBeGreaterThan(20);
  const found = Object.entries(catalogue).flatMap(([key, text]) =>
    replaced
      .filter((word) => texts(text).some((each) => new RegExp(`(?<![\\p{L}{])${word}(?![\\p{L}}])`, 'iu').test(each)))
      .map((word) => `${key}: ${word}`),
  );
  expect(found).toEqual([]);
});
