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

test('screens use only the kit’s text fields (S18)', () => {
  const inScreens = sources.filter(({ file }) => !file.startsWith('ui/'));
  const own = tags('input|textarea', inScreens).filter(({ tag }) => !tag.includes('type="file"'));
  expect(own).toEqual([]);
});

/** Fields without a form: an amount, from which only digits are read, and a date. */
const formless = [
  'features/wallets/ChoiceFields.tsx',
  'features/wallets/deposit/Deposit.tsx',
  'shared/records/DayField.tsx',
  'shared/records/PeriodField.tsx',
];

test('every text field belongs to a form, which enforces the contract’s maximum length (S18)', () => {
  const inScreens = sources.filter(({ file }) => !file.startsWith('ui/') && !formless.includes(file));
  const fields = tags('Field|PasswordField|CodeField|AmountField', inScreens);
  expect(fields.length).toBeGreaterThan(15);
  const ofForm = /\{\.\.\.(form\.text\(|field\}|nickname\})/;
  expect(fields.filter(({ tag }) => !ofForm.test(tag))).toEqual([]);
});

test('no pasted text is truncated silently, except in digit boxes (S18)', () => {
  const cut = tags('Field|PasswordField', sources).filter(
    ({ tag }) => tag.includes('maxLength') && !/spaced|numeric/.test(tag),
  );
  expect(cut).toEqual([]);
});

test('several lines stay apart in every field for a number that is no code and no password (F2)', () => {
  const numbers = tags('Field', sources).filter(
    ({ tag }) => tag.includes('inputMode="numeric"') && !/spaced|postal-code/.test(tag),
  );
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.filter(({ tag }) => !tag.includes('linesApart'))).toEqual([]);
});

/** The rules of a stylesheet, as selector and declarations. */
const rulesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?<selector>[^{}]+)\{(?<declarations>[^{}]*)\}/g)].map(
    ({ groups }) => groups!,
  );
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('a text field is at least 16 px, so that iOS doesn’t zoom, and no style makes one smaller', () => {
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
