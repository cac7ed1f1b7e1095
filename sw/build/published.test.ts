import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from './compressed.ts';
import { moveMaps } from './maps.ts';

let folder = '';
let dist = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  dist = path.join(folder, 'dist');
  for (const name of ['assets', 'builds', 'icons']) mkdirSync(path.join(dist, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const long = 'let pearl = 1;\n'.repeat(200);
const write = (name: string, text = long) => writeFileSync(path.join(dist, name), text);
const read = (name: string) => readFileSync(path.join(dist, name));

test('a text file is compressed in both encodings, and decompresses to itself', async () => {
  write('assets/a-1.js');
  await compressAll(dist);
  expect(String(brotliDecompressSync(read('assets/a-1.js.br')))).toBe(long);
  expect(String(gunzipSync(read('assets/a-1.js.gz')))).toBe(long);
});

test.each(['icons/a.png', 'builds/latest.json', 'headers.json'])('%s is not compressed', async (name) => {
  write(name);
  await compressAll(dist);
  expect(existsSync(path.join(dist, `${name}.br`))).toBe(false);
});

test('a file that fits in a packet is not compressed', async () => {
  write('assets/a-1.js', 'go()');
  await compressAll(dist);
  expect(readdirSync(path.join(dist, 'assets'))).toEqual(['a-1.js']);
});

test('source maps are kept outside the published files, for this build only', () => {
  write('assets/a-1.js.map', '{}');
  moveMaps(dist);
  write('assets/b-1.js.map', '{}');
  write('sw.js.map', '{}');
  moveMaps(dist);
  expect(readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(readdirSync(`${dist}-maps`, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'assets',
    path.join('assets', 'b-1.js.map'),
    'sw.js.map',
  ]);
});
