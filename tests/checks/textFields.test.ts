import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('shell/gallery/'))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') }));

/** The opening tags of some elements, by file. */
const tags = (names: string, among = sources) =>
  among.flatMap(({ file, source }) =>
    [...source.matchAll(new RegExp(`<(?:${names})\\b(?:[^>]|=>)*>`, 'g'))].map(([tag]) => ({ file, tag })),
  );

test('S18: what is typed is typed into the kit’s fields', () => {
  const inScreens = sources.filter(({ file }) => !file.startsWith('ui/'));
  const own = tags('input|textarea', inScreens).filter(({ tag }) => !tag.includes('type="file"'));
  expect(own).toEqual([]);
});

/** Fields without a form: an amount, of which only digits are read, and a date. */
const formless = [
  'features/wallets/ChoiceFields.tsx',
  'features/wallets/Deposit.tsx',
  'shared/records/DayField.tsx',
  'shared/records/PeriodField.tsx',
];

test('S18: every text field has its text from a form, which holds the greatest length of the contract', () => {
  const inScreens = sources.filter(({ file }) => !file.startsWith('ui/') && !formless.includes(file));
  const fields = tags('Field|PasswordField|CodeField|AmountField', inScreens);
  expect(fields.length).toBeGreaterThan(15);
  const ofForm = /\{\.\.\.(form\.text\(|field\}|nickname\})/;
  expect(fields.filter(({ tag }) => !ofForm.test(tag))).toEqual([]);
});

test('S18: nothing that is pasted is cut off in silence but in boxes of digits', () => {
  const cut = tags('Field|PasswordField', sources).filter(
    ({ tag }) => tag.includes('maxLength') && !/spaced|numeric/.test(tag),
  );
  expect(cut).toEqual([]);
});

/** The rules of a stylesheet, as selector and declarations. */
const rulesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<selector>[^{}]+)\{(?<declarations>[^{}]*)\}/g)].map(
    ({ groups }) => groups!,
  );
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('a text field has 16 px at least, below which iOS enlarges the page, and nothing makes one smaller', () => {
  const least = /font: inherit;[^]*font-size: max\(16px, 1em\);/;
  for (const kit of ['Select', 'SearchBox']) {
    const field = rulesOf(`src/ui/forms/${kit}.module.css`).find(({ selector }) => /^\s*\.input\s*$/.test(selector!));
    expect(field?.['declarations']).toMatch(least);
  }
  const ofField = /(?:\b(?:input|textarea|select)\b|\.input\b)[^,:]*$/m;
  const smaller = sheets.flatMap((file) =>
    rulesOf(`src/${file}`)
      .filter(
        ({ selector, declarations }) =>
          ofField.test(selector!.trim()) && /\bfont(?:-size)?:/.test(declarations!) && !least.test(declarations!),
      )
      .map(({ selector }) => `${file}: ${selector!.trim()}`),
  );
  expect(smaller).toEqual([]);
});
