import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number }} Count */

const results = path.join(import.meta.dirname, '../../node_modules/.cache/tests');
const unitResults = path.join(results, 'unit.json');
const e2eResults = path.join(results, 'e2e.json');

/** @type {{ script: string, args?: string[], report?: string, count?: (report: any) => Count }[]} */
const steps = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'format:check' },
  { script: 'unused' },
  {
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`],
    report: unitResults,
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
  { script: 'build' },
  { script: 'size' },
  { script: 'contract' },
  {
    script: 'e2e',
    report: e2eResults,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
];

/** Runs one script of package.json; a script that can't count its tests counts as one. @returns {Count} */
function run(/** @type {(typeof steps)[number]} */ { script, args = [], report, count }) {
  console.log(`\n> ${script}`);
  if (report) rmSync(report, { force: true });
  const rest = args.length > 0 ? ['--', ...args] : [];
  const npm = spawnSync('npm', ['run', '--silent', script, ...rest], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const ok = npm.status === 0;
  const counted = report && count ? tryCount(report, count) : undefined;
  if (!counted) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

/** What a report says; nothing when its tests never began. */
function tryCount(/** @type {string} */ report, /** @type {(report: any) => Count} */ count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

mkdirSync(results, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
