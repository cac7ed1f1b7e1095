import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultPalette } from '#ui/theme/theme.ts';
import { readBrand } from './brand.ts';
import { pictureFaults } from './icons.ts';
import { manifestOf } from './manifest.ts';

const second = 'tests/brand';
const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(second, folder, { recursive: true });
const given = JSON.parse(readFileSync(`${second}/brand.json`, 'utf8')) as object;

/** The error message for the second brand with a changed `brand.json`; empty if it is accepted. */
function faultOf(change: object | string): string {
  const content = typeof change === 'string' ? change : JSON.stringify({ ...given, ...change });
  writeFileSync(path.join(folder, 'brand.json'), content);
  try {
    readBrand(folder);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('the default brand is Perlas, in the default colours', () => {
  const brand = readBrand('src/brand');
  expect(brand).toMatchObject({ name: 'Perlas', shortName: 'Perlas', languages: {} });
  expect(brand.palette).toEqual(defaultPalette);
});

test('another brand has its own names, colours and language, and defaults for the rest', () => {
  expect(readBrand(second)).toMatchObject({
    name: 'Pinakamagandangsampaguitanghardin ng Silangang Kabisayaan 88',
    shortName: 'Sampaguita',
    palette: { accent: '#8fd9b6', background: '#0c1a14', text: defaultPalette.text },
    languages: { ceb: { name: 'Cebuano', locale: 'ceb-PH' } },
  });
});

test('a name from the settings replaces both names', () => {
  expect(readBrand(second, 'Next')).toMatchObject({ name: 'Next', shortName: 'Next' });
});

test('a name may have 60 characters, of any script', () => {
  expect(faultOf({ name: 'ñ'.repeat(60) })).toBe('');
});

test.each([
  [{ name: 'n'.repeat(61) }, 'brand.json: name has more than 60 characters'],
  [{ name: ' ' }, 'brand.json: name is empty'],
  [{ name: 'Lucky<b>' }, 'brand.json: name has a character that no line of text has, or < or >'],
  [{ colours: { accent: 'gold' } }, 'brand.json: colours.accent is no colour, which are written #rrggbb: gold'],
  [{ colours: { gold: '#ffcc00' } }, 'brand.json: there is no "colours.gold" in a brand'],
  [{ colour: {} }, 'brand.json: there is no "colour" in a brand'],
  [{ colours: { text: '#606060' } }, 'too little contrast in the dark scheme at VIP 0, text on background: '],
  [{ colours: { accent: '#f3f3f3' } }, 'too little contrast in the light scheme at VIP 0, accent on '],
  [{ languages: { fil: { name: 'Filipino', locale: 'fil' } } }, 'is a language that the app has already'],
  [{ languages: { ceb: { name: 'Cebuano', locale: 'no locale' } } }, 'languages.ceb.locale is no locale'],
  ['{', 'brand.json is no JSON'],
])('%j is refused with a message', (change, sentence) => {
  expect(faultOf(change)).toContain(sentence);
});

test('all errors are reported at once', () => {
  expect(faultOf({ name: '', description: '' }).split('\n')).toHaveLength(3);
});

test('a folder without a brand is refused', () => {
  expect(() => readBrand('src')).toThrow('brand.json is missing');
});

test.each(['src/brand', second])(
  '%s has all icons, in their sizes',
  async (of) => {
    expect(await pictureFaults(readBrand(of))).toEqual([]);
  },
  20_000,
);

test('missing, wrongly sized and invalid icons are named', async () => {
  cpSync(`${second}/icons/icon-192.png`, path.join(folder, 'icons/maskable-512.png'));
  rmSync(path.join(folder, 'icons/icon-512.png'));
  writeFileSync(path.join(folder, 'icons/apple-touch-icon.png'), 'no picture');
  faultOf({});
  expect((await pictureFaults(readBrand(folder))).toSorted()).toEqual([
    'icons/apple-touch-icon.png is no picture',
    'icons/icon-512.png is missing',
    'icons/maskable-512.png is 192x192, and must be 512x512',
  ]);
});

test('the manifest has the brand’s names, colours and pictures', async () => {
  expect(await manifestOf(readBrand(second))).toMatchObject({
    name: 'Pinakamagandangsampaguitanghardin ng Silangang Kabisayaan 88',
    short_name: 'Sampaguita',
    description: 'Games of chance in a garden, for players of 21 and older in the Philippines.',
    theme_color: '#0c1a14',
    background_color: '#0c1a14',
    screenshots: [{ src: '/screenshots/home-narrow.png', sizes: '390x844', type: 'image/png', label: 'The garden' }],
  });
});

/** The maximum size of a screenshot of the default brand, in bytes. */
const heaviestScreenshot = 60_000;

test('the manifest has light screenshots for phone and desktop', async () => {
  const { screenshots } = await manifestOf(readBrand('src/brand'));
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src } of screenshots) expect(statSync(`src/brand${src}`).size).toBeLessThan(heaviestScreenshot);
});
