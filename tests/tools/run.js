import '../../sandbox/checkNode.js';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browser } from './browser.js';
import { createTurns } from './turns.js';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ script: string, args?: string[], report?: string, count?: (report: any) => Count }} Part
 * @typedef {Count & { script: string, seconds: number }} Result
 */

const results = path.join(import.meta.dirname, '../../node_modules/.cache/tests');
const unitResults = path.join(results, 'unit.json');
const e2eResults = path.join(results, 'e2e.json');
const smokeResults = path.join(results, 'e2e-smoke.json');

/** @type {Part} */
const unit = {
  script: 'unit',
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
  report: unitResults,
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};
/** @type {(report: any) => Count} */
const countTests = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });
/** @type {Part} */
const e2e = { script: 'e2e', report: e2eResults, count: countTests };
/** WebKit and Firefox. @type {Part} */
const smoke = { script: 'e2e:smoke', report: smokeResults, count: countTests };

/**
 * The stages of a merge, one after the other; the lanes of a stage run in parallel. Unit tests and browser tests use
 * every core, and browser tests have time limits, so each of them is a stage of its own.
 *
 * @type {Part[][][]}
 */
const stages = [
  [
    [{ script: 'build' }, { script: 'size' }, { script: 'contract' }, { script: 'format:check' }, { script: 'unused' }],
    [{ script: 'types' }, { script: 'lint' }],
  ],
  [[unit]],
  [[e2e]],
  [[smoke]],
];

const turns = createTurns((text) => process.stdout.write(text));

/** Runs one script of package.json; without a test count it counts as one. @returns {Promise<Result>} */
async function run(/** @type {Part} */ { script, args = [], report, count }) {
  const began = performance.now();
  const { say, end } = turns.begin();
  say(`\n> ${script}\n`);
  if (report) rmSync(report, { force: true });
  const ok = await passes(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], say);
  const seconds = (performance.now() - began) / 1_000;
  say(`< ${script}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  end();
  const { passed, failed } = (report && count && tryCount(report, count)) || { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { script, seconds, passed, failed: ok ? failed : Math.max(failed, 1) };
}

/** Whether npm exits successfully; its output is passed to `say`. @returns {Promise<boolean>} */
function passes(/** @type {string[]} */ args, /** @type {(text: string) => void} */ say) {
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', say);
  return new Promise((done) => npm.once('close', (code) => done(code === 0)));
}

/** The count in a report; undefined when the tests never started. */
function tryCount(/** @type {string} */ report, /** @type {(report: any) => Count} */ count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

/** @returns {Promise<Result[]>} */
async function runAll(/** @type {Part[]} */ parts) {
  const all = [];
  for (const part of parts) all.push(await run(part));
  return all;
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0);

mkdirSync(results, { recursive: true });
// Two parts need the browser, so it is found or installed before they start.
process.env['CHROMIUM_PATH'] = browser();
delete process.env['PERLAS_BROWSER'];

const began = performance.now();
const all = [];
for (const lanes of stages) all.push(...(await Promise.all(lanes.map(runAll))).flat());
const passed = sum(all.map((each) => each.passed));
const failed = sum(all.map((each) => each.failed));
console.log();
for (const each of all)
  console.log(`${each.script.padEnd(14)}${each.seconds.toFixed(1).padStart(6)} s${each.failed > 0 ? '  FAILED' : ''}`);
console.log(`${'together'.padEnd(14)}${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
