import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBrand } from './brand.ts';
import { catalogueFile, readCatalogue } from './catalogues.ts';
import { inDocument, withPalette } from './colours.ts';
import { noticeForm, noticeRules } from './notice.ts';
import { rewriting } from './rewrite.ts';
import { readTexts } from './texts.ts';

const top = process.cwd();
const brand = readBrand('tests/brand');
const texts = await readTexts(top, brand);
const { rewrite, catalogueIn } = rewriting(top, brand, texts);
const sourceOf = (file: string) => readFileSync(file, 'utf8');
const rewritten = (file: string) => rewrite(path.join(top, file), sourceOf(file));

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'texts'));

test('a brand’s texts replace the app’s in either language, and the others stay', async () => {
  const english = await rewritten('src/i18n/words.en.ts');
  expect(english).toMatch(/^export const words = area\(\n {2}\{.*"home":"Garden".*"bonus":"Bonus".*\},$/m);
  expect(await rewritten('src/i18n/words.fil.ts')).toMatch(/^export default \{.*"home":"Hardin"/);
});

test('an area without brand texts stays unchanged', async () => {
  for (const file of ['src/features/home/words.fil.ts', 'src/main.tsx'])
    expect(await rewritten(file)).toBe(sourceOf(file));
});

test('an additional language can be chosen, with its name and locale', async () => {
  const source = await rewritten('src/i18n/language.ts');
  expect(source).toContain(`{ en: 'English', fil: 'Filipino', ceb: "Cebuano" }`);
  expect(source).toContain(`{ en: 'en-PH', fil: 'fil-PH', ceb: "ceb-PH" }`);
});

test('an additional language loads like the others, and falls back to English', async () => {
  expect(await rewritten('src/i18n/words.en.ts')).toContain(
    "async (code) => code === 'ceb' ? import('./words.ceb.ts') : code === 'fil' ? import('./words.fil.ts') : { default: words.en }",
  );
  expect(await rewritten('src/features/home/words.en.ts')).toContain(
    "async (code) => code === 'fil' ? import('./words.fil.ts') : { default: words.en }",
  );
  expect(await catalogueIn('ceb', 'i18n')).toMatch(/"login":"Sulod".*"bonus":|"bonus":.*"login":"Sulod"/);
  expect(await catalogueIn('ceb', 'features/home')).toBeUndefined();
});

test('a catalogue into which a brand’s texts can’t be inserted is an error', async () => {
  const file = path.join(top, 'src/i18n/words.en.ts');
  await expect(rewrite(file, 'export const words = area(texts);')).rejects.toThrow(
    'src/i18n/words.en.ts has no texts for a brand to change.',
  );
});

test('every area of the app can be loaded in an additional language', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('/words.en.ts') && file !== 'i18n/ageNotice/words.en.ts',
  );
  expect(files.length).toBeGreaterThan(45);
  for (const file of files) {
    expect(await rewritten(`src/${file}`)).toContain(': { default: words.en }');
    const [english, filipino] = await Promise.all(
      ['en', 'fil'].map((language) => readCatalogue(top, path.dirname(file), language)),
    );
    expect(Object.keys(filipino!).toSorted()).toEqual(Object.keys(english!).toSorted());
  }
});

test('without a brand not a byte of the app differs', async () => {
  const perlas = rewriting(top, readBrand('src/brand'), {});
  for (const file of [
    'src/i18n/words.en.ts',
    'src/i18n/words.fil.ts',
    'src/i18n/language.ts',
    'src/ui/theme/theme.ts',
  ]) {
    const source = sourceOf(file);
    expect(await perlas.rewrite(path.join(top, file), source)).toBe(source);
  }
});

test('a brand’s colours become the defaults of theme and document', () => {
  const theme = withPalette(sourceOf('src/ui/theme/theme.ts'), brand.palette);
  expect(theme).toContain("accent: '#8fd9b6'");
  expect(theme).not.toContain("'#e8b84a'");
  const html = `<meta name="theme-color" content="#0b1526" /><style>${sourceOf('src/ui/theme/tokens.css')}</style>`;
  const page = inDocument(html, brand.palette);
  expect(page).toContain('content="#0c1a14"');
  expect(page).toContain('--accent: #8fd9b6;');
  expect(page).toContain('--accent-fill: #8fd9b6;');
  expect(page).not.toMatch(/#e8b84a|#0b1526/);
  expect(() => inDocument('<style></style>', brand.palette)).toThrow('A default colour isn’t');
});

test('the age notice exists in every language, its button naming the next language', async () => {
  const english = (await readCatalogue(top, 'i18n/ageNotice', 'en')) as never;
  const cebuano = { ...(english as object), title: 'Pahibalo' } as never;
  const form = noticeForm(
    [
      { code: 'en', name: 'English', texts: english },
      { code: 'ceb', name: 'Cebuano', texts: cebuano },
    ],
    'Win & Go',
  );
  expect(form).toContain('<span lang="en">Age and terms notice</span><span lang="ceb">Pahibalo</span>');
  expect(form).toContain('<span lang="en">Cebuano</span><span lang="ceb">English</span></button>');
  expect(form).toContain('Win &amp; Go is for adults');
  expect(noticeRules(['ceb'])).toContain('html[lang=ceb] .notice [lang=en]');
});

test('texts are only taken from catalogues of the app', async () => {
  expect(await readCatalogue(top, '../sandbox', 'en')).toBeUndefined();
  expect(catalogueFile('/top', 'features/home', 'en')).toBe('/top/src/features/home/words.en.ts');
});

test.each([
  ['en', '{"features/lobby":{}}', 'texts/en.json: the app has no texts for "features/lobby"'],
  ['en', '{"i18n":{"homee":"Home"}}', 'texts/en.json: i18n, homee: the app has no such text'],
  ['fil', '{"i18n":{"unreached":"Wala"}}', 'texts/fil.json: i18n, unreached lacks {brand}'],
  ['en', '{"i18n":{"home":"Home of {name}"}}', 'i18n, home has {name}, which nothing fills in'],
  ['en', '{"i18n":{"home":{"one":"a","other":"b"}}}', 'i18n, home is a plural, and nothing is counted there'],
  ['en', '{"i18n":{"home":3}}', 'texts/en.json must have areas of texts'],
  ['en', '{', 'texts/en.json must have areas of texts'],
  ['war', '{}', 'texts/war.json is in a language that brand.json doesn’t name'],
])('texts/%s.json with %s is refused with a message', async (language, json, sentence) => {
  const file = path.join(folder, `texts/${language}.json`);
  writeFileSync(file, json);
  await expect(readTexts(top, { folder, languages: {} })).rejects.toThrow(sentence);
  rmSync(file);
});

test('a declared language without texts is refused', async () => {
  const languages = { ceb: { name: 'Cebuano', locale: 'ceb-PH' } };
  await expect(readTexts(top, { folder, languages })).rejects.toThrow('texts/ceb.json is missing');
});
