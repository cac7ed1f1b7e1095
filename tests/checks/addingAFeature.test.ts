import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fullest, sources } from '#tests/support/imports.ts';

const realms = ['src', 'worker', 'sandbox', 'tests', 'sw'];
const paper = readFileSync('docs/adding-a-feature.md', 'utf8');

/** The guide's code blocks: each begins with its file, a new one after `//`, or one to change after `+++`. */
const blocks = [...paper.matchAll(/^```(?:tsx?|diff)\n(?<mark>\/\/|\+\+\+) (?<file>\S+)\n(?<code>[^]*?)^```$/gm)].map(
  ({ groups }) => groups as Record<'mark' | 'file' | 'code', string>,
);
const created = blocks.filter(({ mark }) => mark === '//');
const changed = blocks.filter(({ mark }) => mark === '+++');

/** The lines of one side of a hunk, without their first column. */
const side = (hunk: string, without: '+' | '-') =>
  hunk
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(without))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** A file with a block of the guide applied to it. Throws if the file no longer has the lines that the block names. */
function apply(text: string, { file, code }: { file: string; code: string }): string {
  return code.split(/^@@\n/m).reduce((before, hunk) => {
    const [from, to] = [side(hunk, '+'), side(hunk, '-')];
    if (before.split(from).length !== 2) throw new Error(`${file} doesn't have once:\n${from}`);
    return before.replace(from, () => to);
  }, text);
}

/** A copy of the sources in which only the guide's files are checked, so that the compiler has little to do. */
function copyOfSources(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'perlas-feature-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // The copies are marked `@ts-nocheck`: `npm run types` checks the sources, and here they only provide their types.
  for (const file of realms.flatMap((realm) => sources(realm, '.ts', '.tsx', '.js')))
    write(path.join(copy, file), `// @ts-nocheck\n${readFileSync(file, 'utf8')}`);
  for (const file of ['package.json', 'tsconfig.json', 'sandbox/package.json', 'worker/contract/package.json'])
    cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The compiler's errors in the guide's files; empty if there are none. */
function compile(copy: string): string {
  const project = {
    extends: './tsconfig.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
      allowJs: true,
      composite: false,
      // Otherwise the sandbox would resolve the contract from node_modules, not from the copy.
      paths: { '#contract/*': ['./worker/contract/*'] },
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    references: [],
    files: [...blocks.map(({ file }) => file), 'src/shell/pages/pages.ts'],
  };
  write(path.join(copy, 'tsconfig.page.json'), JSON.stringify(project));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.page.json'], { cwd: copy });
  return `${String(stdout)}${String(stderr)}`;
}

test('every block of the guide names its file: an existing one to change, or a new one', () => {
  expect(blocks).toHaveLength(paper.match(/^```\w+$/gm)!.length);
  expect(changed.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(created.filter(({ file }) => existsSync(file))).toEqual([]);
});

test('the files of the guide fit into their folders', () => {
  const full = created.filter(({ file }) => {
    const folder = path.dirname(file);
    const inside = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return inside.filter((each) => each.isFile()).length >= fullest;
  });
  expect(full).toEqual([]);
});

test('the code of the guide compiles', { timeout: 60_000 }, () => {
  const copy = copyOfSources();
  for (const { file, code } of created) write(path.join(copy, file), code);
  for (const block of changed) write(path.join(copy, block.file), apply(readFileSync(block.file, 'utf8'), block));
  expect(compile(copy)).toBe('');
});
