import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { withoutSummaries } from './summaries.ts';

const folder = 'worker/contract/endpoints';
const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const summaries = Object.values(endpoints).map(({ summary }) => summary);

/** The start of a summary, also of one that is put together. */
const startOf = (summary: string) => summary.slice(0, 'In by '.length);

test('no summary of an endpoint is in the app, and nothing else is left out', () => {
  const left = files.map(withoutSummaries).join('\n');
  expect(files.join('\n').match(/\b(?:read|write)\(/g)).toHaveLength(summaries.length - 2);
  expect(left.match(/\b(?:read|write)\(\s*''/g)).toHaveLength(summaries.length - 2);
  expect(summaries.filter((summary) => left.includes(`'${startOf(summary)}`))).toEqual([]);
  const written = files.join('\n').split('\n').length;
  expect(left.split('\n')).toHaveLength(written);
});

test('other literals of a file of endpoints stay', () => {
  const source = "a: write(\n  'It\\'s done',\n  { kind: oneOf('read', `x`) },\n  { spoils: ['readMails'] },\n)";
  expect(withoutSummaries(source)).toBe(
    "a: write(\n  '',\n  { kind: oneOf('read', `x`) },\n  { spoils: ['readMails'] },\n)",
  );
});

test('no file of the app reads a summary', () => {
  const sources = ['src', 'worker', 'sw'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => path.join(top, name)),
  );
  expect(sources.filter((file) => readFileSync(file, 'utf8').includes('.summary'))).toEqual([]);
});
