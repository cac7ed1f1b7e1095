import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStale } from './build.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stale-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a file with a modification time in seconds. */
function touch(name: string, seconds: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, seconds, seconds);
  return file;
}

test('a build is stale when it is missing or older than any of its inputs', () => {
  const dist = path.join(folder, 'dist');
  const source = path.dirname(touch('src/deep/screen.tsx', 100));
  utimesSync(source, 100, 100);
  const made = [source, path.join(folder, 'not-there')];
  expect(isStale(dist, made)).toBe(true);
  touch('dist/builds/latest.json', 200);
  expect(isStale(dist, made)).toBe(false);
  touch('src/deep/screen.tsx', 300);
  expect(isStale(dist, made)).toBe(true);
});
