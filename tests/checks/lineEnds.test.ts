import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['.ci', 'docs', 'public', 'sandbox', 'src', 'sw', 'tests', 'worker'];
const files = [
  ...readdirSync('.').filter((name) => statSync(name).isFile()),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => statSync(name).isFile()),
  ),
];

const [everything = '', ...others] = readFileSync('.gitattributes', 'utf8').trim().split('\n');
const binary = others.map((line) => /^\*(\.\w+) binary$/.exec(line)?.[1] ?? line);

/** Git takes a file for binary that has a NUL in this many bytes. */
const looked = 8_000;

test('a checkout has the line ends of the repository, also on Windows with core.autocrlf', () => {
  expect(everything).toBe('* text=auto eol=lf');
});

test('every kind of binary file that there is, and no other, is named as one', () => {
  const found = files.filter((file) => readFileSync(file).subarray(0, looked).includes(0));
  const named = files.filter((file) => binary.includes(path.extname(file)));
  expect(found).toContain('docs/pictures/screens.webp');
  expect(found.filter((file) => !named.includes(file))).toEqual([]);
  expect(binary.filter((kind) => !files.some((file) => path.extname(file) === kind))).toEqual([]);
});

test('no text has the line ends of Windows', () => {
  const texts = files.filter((file) => !binary.includes(path.extname(file)));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((file) => readFileSync(file).includes('\r\n'))).toEqual([]);
});
