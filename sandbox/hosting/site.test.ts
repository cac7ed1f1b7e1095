import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putIntoSite, readBuild } from './site.ts';

const day = 24 * 60 * 60_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A built app with these hashed files, and one that is the same in every release. */
function build(id: string, ...assets: string[]) {
  const dist = path.join(folder, `dist-${id}`);
  for (const name of ['assets', 'builds']) mkdirSync(path.join(dist, name), { recursive: true });
  for (const name of ['vendor-1.js', ...assets]) writeFileSync(path.join(dist, 'assets', name), name);
  writeFileSync(path.join(dist, 'index.html'), id);
  writeFileSync(path.join(dist, 'headers.json'), '{}');
  writeFileSync(path.join(dist, 'builds/latest.json'), JSON.stringify({ id }));
  return dist;
}

const put = (now: number, ...dists: string[]) => putIntoSite(folder, dists, now);
const site = (name: string) => readdirSync(path.join(folder, 'site', name)).toSorted();

test('builds have a folder each and share one folder of assets', () => {
  put(0, build('b1', 'a-1.js'), build('b2', 'a-2.js'));
  expect(site('')).toEqual(['assets', 'b1', 'b2']);
  expect(site('b1')).toEqual(['builds', 'index.html']);
  expect(site('assets')).toEqual(['a-1.js', 'a-2.js', 'vendor-1.js']);
});

test('a replaced build is kept for seven days after its replacement (O-13)', () => {
  const [first, second] = [build('b1', 'a-1.js'), build('b2', 'a-2.js')];
  put(0, first);
  put(30 * day, second);
  put(37 * day, second);
  expect(site('assets')).toEqual(['a-1.js', 'a-2.js', 'vendor-1.js']);
  put(37 * day + 1, second);
  expect(site('')).toEqual(['assets', 'b2']);
  expect(site('assets')).toEqual(['a-2.js', 'vendor-1.js']);
});

test('rolling back to a build makes it current again', () => {
  const [first, second] = [build('b1', 'a-1.js'), build('b2', 'a-2.js')];
  put(0, first);
  put(day, second);
  put(2 * day, first);
  put(8 * day, first);
  expect(site('assets')).toEqual(['a-1.js', 'a-2.js', 'vendor-1.js']);
  put(10 * day, first);
  expect(site('assets')).toEqual(['a-1.js', 'vendor-1.js']);
});

test('a folder without a built app produces a readable error', () => {
  expect(() => readBuild(folder)).toThrow('npm run build');
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
});
