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
