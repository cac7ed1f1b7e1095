import '../../sandbox/checkNode.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { later, rows, rowsOf } from './faultRows.js';

/** @typedef {{ rows: string[], title: string, file: string, result: string }} Proof */

const top = path.join(import.meta.dirname, '../..');
const results = path.join(top, 'node_modules/.cache/tests');

/** @returns {Proof} */
const proof = (/** @type {string[]} */ titles, /** @type {string} */ file, /** @type {string} */ result) => ({
  rows: titles.flatMap(rowsOf),
  title: titles.at(-1) ?? '',
  file,
  result,
});

/** The proofs in a report; none if those tests haven't been run yet. @returns {Proof[]} */
function read(/** @type {string} */ name, /** @type {(report: any) => Proof[]} */ proofs) {
  try {
    return proofs(JSON.parse(readFileSync(path.join(results, name), 'utf8')));
  } catch {
    console.error(`${name} is missing: npm test writes it, npm run e2e:long, or npm run soak:browser.`);
    return [];
  }
}

const units = read('unit.json', ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { ancestorTitles, title, status }) =>
      proof([...ancestorTitles, title], path.relative(top, name), status),
    ),
  ),
);

/** @returns {Proof[]} */
const specsIn = (/** @type {any} */ { title, specs = [], suites = [] }, /** @type {string[]} */ above = []) => [
  ...specs.map((/** @type {any} */ spec) =>
    proof([...above, title, spec.title], path.join('tests', spec.file), spec.ok ? 'passed' : 'failed'),
  ),
  ...suites.flatMap((/** @type {any} */ suite) => specsIn(suite, [...above, title])),
];
const browser = ['e2e.json', 'e2e-long.json', 'soak.json'].flatMap((name) =>
  read(name, ({ suites }) => suites.flatMap((/** @type {any} */ suite) => specsIn(suite))),
);

const proofs = [...units, ...browser].filter((each) => each.rows.length > 0);
const unknown = proofs.flatMap((each) => each.rows).filter((row) => !rows.includes(row));
const unproved = rows.filter((row) => !later.has(row) && !proofs.some((each) => each.rows.includes(row)));

for (const row of rows) {
  const mine = proofs.filter((each) => each.rows.includes(row));
  if (mine.length === 0) console.log(`${row.padEnd(4)} ${later.get(row) ?? 'NO TEST'}`);
  for (const { title, file, result } of mine) console.log(`${row.padEnd(4)} ${result.padEnd(7)} ${file}: ${title}`);
}
console.log(`\n${rows.length - unproved.length - later.size} of ${rows.length} rows have a test.`);
if (unknown.length > 0) console.error(`Not in the matrix: ${[...new Set(unknown)].join(', ')}`);
process.exitCode =
  unproved.length + unknown.length + proofs.filter(({ result }) => result === 'failed').length > 0 ? 1 : 0;
