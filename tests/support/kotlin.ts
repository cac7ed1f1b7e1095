import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from './imports.ts';

const sample = filesIn('docs/wrapper', '.kt');
/** What the sample uses of Android, AndroidX and the build's own classes: a file for each package, without any code. */
const stubs = filesIn('tests/support/android', '.kt');

/** What the sample imports, outside of Java's and Kotlin's own libraries, and no stub declares. */
export function missingStubs(): string[] {
  const imported = sample.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^import (\S+)$/gm)]);
  const names = new Set(imported.map(([, name = '']) => name).filter((name) => !/^(java|kotlin)\./.test(name)));
  return [...names].filter((name) => !isDeclared(name));
}

function isDeclared(name: string): boolean {
  const home = stubs.map((file) => path.basename(file, '.kt')).filter((each) => name.startsWith(`${each}.`));
  const [folder = ''] = home.toSorted((a, b) => b.length - a.length);
  const file = stubs.find((each) => path.basename(each, '.kt') === folder);
  const text = file ? readFileSync(file, 'utf8') : '';
  const declares = (each: string) => new RegExp(`\\b(class|interface|object|fun)\\b[^(\\n]*\\b${each}\\b`).test(text);
  return name
    .slice(folder.length + 1)
    .split('.')
    .every(declares);
}

/** Kotlin's compiler: the one that `KOTLINC` names, or the one in the path. */
function compiler(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return (
    process.env['KOTLINC'] ?? folders.map((folder) => path.join(folder, 'kotlinc')).find((file) => existsSync(file))
  );
}

/** Compiles the sample against the stubs, and returns the errors; says so where there is no compiler. */
export function compileSample(): string {
  const kotlinc = compiler();
  if (!kotlinc) {
    console.log('There is no Kotlin compiler here (KOTLINC, or kotlinc in the path): the sample was not compiled.');
    return '';
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kotlin-'));
  try {
    const words = ['-nowarn', '-d', path.join(folder, 'sample.jar'), ...stubs, ...sample];
    const { status, stderr, error } = spawnSync(kotlinc, words, { encoding: 'utf8' });
    return status === 0 ? '' : `${error?.message ?? ''}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
