import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rows } from '#tests/tools/faultRows.js';
import { citedIn, entriesOf } from './citations.ts';

/** Tests with invented titles and samples, which cite no real requirement. */
const samples = /\/(citations|faultRows)\.test\.ts$/;

const files = ['src', 'worker', 'sw', 'sandbox', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|js|css|html)$/.test(file) && !samples.test(file));

const entries = entriesOf(readFileSync('docs/requirements.md', 'utf8'));
const citations = files.flatMap((file) =>
  citedIn(readFileSync(file, 'utf8'), entries).map((id) => ({ id, cited: `${id} in ${file}` })),
);

test('titles and rows of tests name their requirements at the end, where the checks read them', () => {
  const begun = /['"`](?:\$\{\w+\.id\}|(?:players )?[A-Z]{1,2}-?\d{1,2})(?:, (?:[A-Z]{1,2}-?\d{1,2}))*: /;
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  expect(tests.filter((file) => begun.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('docs/requirements.md has every requirement cited in code or tests', () => {
  expect(citations.filter(({ id }) => !entries.includes(id)).map(({ cited }) => cited)).toEqual([]);
  expect(rows.filter((row) => !entries.includes(row))).toEqual([]);
});

test('docs/requirements.md has no duplicate or uncited requirement', () => {
  const cited = new Set([...rows, ...citations.map(({ id }) => id)]);
  expect(entries.filter((id) => !cited.has(id))).toEqual([]);
  expect(entries.filter((id, place) => entries.indexOf(id) !== place)).toEqual([]);
});

test.each([
  ['/** Six digits (checklist V-23). */', ['V-23']],
  ['/* The pages it floats over (checklist B-01 to B-05). */', ['B-01', 'B-05', 'B-02']],
  ['  // Nothing is kept here (players B22; O-10, M-06).', ['players B22', 'O-10', 'M-06']],
  ['/** Leads away (spec §4, §8; payloads K, players 3.1). */', ['spec §4', 'spec §8', 'payloads K', 'players 3.1']],
  ['/** Its codes (payloads, status codes), and (architecture, private data). */', undefined],
  ["test('an event queues while offline (A3, WA-15)', () => {});", ['A3', 'WA-15']],
  ["test.describe('killed browser (D11)', () => {});", ['D11']],
  ["test('a holder is the player by any apostrophe (V-21)', () => {});", ['V-21']],
  ['const order = \'A1\'; const path = "M-10-10 20-20";', []],
  ['/** The secret (RFC 7636 §4.2), by P-256. */', []],
])('%s cites %j', (source, cited = ['payloads, status codes', 'architecture, private data']) => {
  expect(citedIn(source, ['B-01', 'B-02', 'B-05', 'B-06'])).toEqual(cited);
});
