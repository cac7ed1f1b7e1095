import { expect, test } from 'vitest';
import { englishTexts, filipinoTexts } from '#tests/support/catalogues.ts';
import glossary from '../../docs/glossary.md?raw';
import type { Text } from './catalogue.ts';

const components = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The average sentence length, in words, that a reader of a small screen can follow. */
const wordsPerSentence = 14;

/** The characters that fit in two lines of a button, tab or chip on a 360 px screen. */
const charactersInTwoLines = 40;

const texts = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const wordCount = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;

/** The whole sentences of a text; labels and headings don't count. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?]”?)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]”?$/.test(sentence));

const catalogues = Object.entries({ ...englishTexts, ...filipinoTexts }).map(([file, catalogue]) => ({
  file,
  catalogue,
}));

test.each(catalogues)('a sentence of $file has at most 14 words on average', ({ catalogue }) => {
  const counts = Object.values(catalogue).flatMap(texts).flatMap(sentencesOf).map(wordCount);
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  expect(average).toBeLessThanOrEqual(wordsPerSentence);
});

/** The file that a component's import refers to. */
const catalogueOf = (component: string, imported: string) =>
  new URL(imported.replace(/^#(\w+)\//, '/src/$1/'), `file://${component}`).pathname;

const buttons = /<\w*Button\b(?:=>|[^>])*>([^]*?)<\/\w*Button>/g;
const named = /\blabel: (\w+\('\w+')/g;

/** The keys that a component shows in a button, or as the label of a tab, chip or choice. */
const labelsOf = (source: string) =>
  [...source.matchAll(buttons), ...source.matchAll(named)].flatMap(([, shown = '']) =>
    [...shown.matchAll(/\b\w+\('(\w+)'/g)].map(([, key = '']) => key),
  );

const labels = Object.entries(components).flatMap(([component, source]) => {
  const imports = [...source.matchAll(/from '([^']*words\.en\.ts)'/g)].map(([, imported = '']) =>
    catalogueOf(component, imported),
  );
  return labelsOf(source).flatMap((key) => imports.map((file) => ({ file, key })));
});

test('labels of buttons, tabs and chips fit two lines at 360 px, in both languages', () => {
  const shown = labels.flatMap(({ file, key }) => {
    const [en, fil] = [englishTexts[file], filipinoTexts[file.replace('.en.', '.fil.')]];
    return [en?.[key], fil?.[key]].flatMap((text) => (text === undefined ? [] : texts(text)));
  });
  expect(new Set(shown).size).toBeGreaterThan(150);
  expect([...new Set(shown)].filter((text) => text.length > charactersInTwoLines)).toEqual([]);
});

/** The rows of the glossary's table of terms that players read. */
const terms = glossary
  .slice(glossary.indexOf('## What players read'))
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|English)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, en = '', fil = '', instead = '']) => ({ en, fil, instead: instead.split('; ').filter(Boolean) }));

test('the glossary lists 80 terms that players read, in both languages, alphabetically', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80);
  expect(terms.filter(({ en, fil }) => !en || !fil)).toEqual([]);
  const names = terms.map(({ en }) => en.toLowerCase());
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

test.each(catalogues)('$file uses no word that the glossary replaced', ({ catalogue }) => {
  const replaced = terms.flatMap(({ instead }) => instead);
  expect(replaced.length).toBeGreaterThan(20);
  const found = Object.entries(catalogue).flatMap(([key, text]) =>
    replaced
      .filter((word) => texts(text).some((each) => new RegExp(`(?<![\\p{L}{])${word}(?![\\p{L}}])`, 'iu').test(each)))
      .map((word) => `${key}: ${word}`),
  );
  expect(found).toEqual([]);
});
