import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { top } from '#sandbox/top.ts';
import { ownAppPort } from '../e2e/support/ports.ts';
import { expect, test } from './test.ts';

/** How long another Playwright or the compiler may take on a busy machine, milliseconds. */
const patience = 240_000;

const paper = readFileSync(path.join(top, 'docs/fixtures.md'), 'utf8');
const blocks = [...paper.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, code = '']) => code);
const blockWith = (text: string) => blocks.find((code) => code.includes(text))!;
const example = blockWith("from '../perlas/tests/network/test.ts'");

let folder = '';
test.beforeEach(() => {
  test.setTimeout(patience);
  folder = mkdtempSync(path.join(tmpdir(), 'outside-'));
  const perlas = path.relative(folder, top).replaceAll('\\', '/');
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), text.replaceAll('../perlas', perlas));
  write('package.json', '{ "type": "module" }');
  write('playwright.config.ts', blockWith('playwright.config.ts'));
  write('tsconfig.json', blockWith('"extends"').replace('"rootDir": ".."', '"rootDir": "/"'));
  write('tunnel.spec.ts', example);
  write('wrong.ts', example.replaceAll('requestId', 'id'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of this repository's packages in the other folder; resolves with what it prints. */
function run(program: string, ...words: string[]): Promise<string> {
  const ofThisRun = /^(npm_|TEST_|PLAYWRIGHT_|FORCE_COLOR$|DEBUG_COLORS$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));
  const options = { cwd: folder, env: { ...env, NO_COLOR: '1', E2E_PORT: String(ownAppPort) } };
  return new Promise((done) => {
    const command = [path.join(top, 'node_modules', program), ...words];
    execFile(process.execPath, command, options, (_, stdout, stderr) => done(stdout + stderr));
  });
}

test('the paper’s example passes in a project outside, in its own working directory', async () => {
  expect(await run('playwright/cli.js', 'test')).toMatch(/^ +1 passed/m);
});

test('a field that no copy has is a type error in a project outside', async () => {
  await run('typescript/bin/tsc', '-b', path.join(top, 'tests'));
  const errors = (await run('typescript/bin/tsc', '-p', '.')).trim().split('\n');
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts.*Property 'id' does not exist on type 'WireCopy'\./)]);
});
