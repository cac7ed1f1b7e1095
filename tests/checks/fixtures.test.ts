import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn, reach, textOf } from '#tests/support/imports.ts';

const top = path.join(import.meta.dirname, '../..');
let elsewhere = '';
beforeAll(() => {
  elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
});
afterAll(() => rmSync(elsewhere, { recursive: true }));

/** What an expression gives in a process whose working directory is another folder; `file` has the named exports. */
function evaluated(file: string, expression: string): unknown {
  const vite = pathToFileURL(path.join(top, 'node_modules/vite/dist/node/index.js')).href;
  const options = JSON.stringify({ root: top, configFile: false, logLevel: 'error' });
  const script = `import { runnerImport } from '${vite}';
const { module } = await runnerImport(${JSON.stringify(path.join(top, file))}, ${options});
console.log(JSON.stringify(${expression}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: elsewhere,
    encoding: 'utf8',
    env: { ...process.env, DIST: '' },
  });
  return stdout ? JSON.parse(stdout) : stderr;
}

/** Paths that lead from the working directory: a literal one resolved, or read as it is. */
const fromWorkingDirectory =
  /(?:path\.)?resolve\(\s*[`'"](?!\/)|\b(?:read\w+|exists|stat|cp)Sync\(\s*[`'"]|process\.cwd\b|\{ path: '/;

test('nothing that the fixtures load starts a path at the working directory', () => {
  const roots = [...filesIn('tests/e2e/support', '.ts'), 'tests/network/test.ts', 'tests/playwright.config.ts'];
  const loaded = new Set([...roots, ...roots.flatMap((root) => [...reach(root)])]);
  const files = [...loaded].filter((file) => /^(tests|sandbox)\/.*\.[jt]s$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => fromWorkingDirectory.test(textOf(file)))).toEqual([]);
});

test('the build and the database of the fixtures are the repository’s in any working directory', () => {
  expect(evaluated('tests/network/deploy.ts', 'module.present')).toBe(path.join(top, 'dist'));
  const kept = evaluated('sandbox/db/memory.ts', '(await module.snapshot()).length > 0');
  expect(kept).toBe(true);
});

describe('the paper', () => {
  const [, section = ''] = textOf('docs/fixtures.md').split('## Every test');
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const calls = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)\(([^)]*)\)`/g)].map(([, ...call]) => call));
  const steps = textOf('tests/e2e/support/perlas.ts') + textOf('tests/e2e/support/rest.ts');
  const others = textOf('tests/e2e/support/sandbox.ts') + textOf('tests/e2e/support/watch.ts');

  /** A function's parameters as the paper has them: names, and a question mark after those that may be omitted. */
  const parametersOf = (name: string) =>
    new RegExp(`export (?:async )?function ${name}\\(([^)]*)\\)`)
      .exec(steps)?.[1]!
      .replaceAll(/Pick<[^>]*>/g, '')
      .split(', ')
      .map((parameter) => `${/\w+/.exec(parameter)![0]}${/\?| = /.test(parameter) ? '?' : ''}`)
      .join(', ');

  test.each(calls)('names %s with its parameters', (name, given) => {
    const own = parametersOf(name);
    if (own !== undefined) expect(given).toBe(own);
    else expect(others).toMatch(new RegExp(`^ {2}(?:async )?${name}[(:]`, 'm'));
  });

  test('names the usual first steps', () => {
    const named = calls.map(([name]) => name);
    expect(named).toEqual(expect.arrayContaining(['enter', 'enterAs', 'logIn', 'settleIn', 'logOut', 'pay']));
  });
});
