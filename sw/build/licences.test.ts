import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticesOf, packageFolder, readShipped } from './licences.ts';
import { sbomOf } from './sbom.ts';

const top = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(top, { recursive: true }));

/** Creates an installed package with these files. */
function installed(name: string, license: string, files: Record<string, string> = {}) {
  const folder = path.join(top, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.2.3', license }), ...files };
  for (const [file, content] of Object.entries(all)) writeFileSync(path.join(folder, file), content);
  return folder;
}

test('a module belongs to the nearest package, the bundler, or the app', () => {
  expect(packageFolder('/top', '/top/node_modules/a/node_modules/@b/c/lib/d.js')).toBe(
    '/top/node_modules/a/node_modules/@b/c',
  );
  expect(packageFolder('/top', '\0vite/preload-helper.js')).toBe('/top/node_modules/vite');
  expect(packageFolder('/top', '\0rolldown/runtime.js')).toBe('/top/node_modules/rolldown');
  expect(packageFolder('/top', '/top/src/main.tsx')).toBeUndefined();
});

test('the notices list every package once, by name, with its licence and notice', () => {
  const zebra = installed('zebra', 'MIT', { LICENSE: 'Copyright Zebra', NOTICE: 'With thanks', 'README.md': 'Hello' });
  const ant = installed('ant', 'Apache-2.0', { licence: 'Copyright Ant' });
  const notices = noticesOf(readShipped([zebra, ant, zebra]));
  expect(notices.match(/^(ant|zebra) 1\.2\.3, .*$/gm)).toEqual(['ant 1.2.3, Apache-2.0', 'zebra 1.2.3, MIT']);
  for (const text of ['Copyright Zebra', 'With thanks', 'Copyright Ant']) expect(notices).toContain(text);
  expect(notices).not.toContain('Hello');
});

test('a forbidden licence, or one without its text, fails the build', () => {
  const [shared, unnamed] = [installed('shared', 'GPL-3.0'), installed('unnamed', 'MIT')];
  expect(() => readShipped([shared, unnamed])).toThrow(
    /shared has the licence GPL-3.0, which isn't allowed\n {2}unnamed has no licence text/,
  );
});

test('a public-domain package needs no licence text', () => {
  expect(readShipped([installed('free', 'Unlicense')])).toMatchObject([{ licence: 'Unlicense', texts: [] }]);
});

test('of the bundler’s licence only its own part is listed', () => {
  const vite = installed('vite', 'MIT', { 'LICENSE.md': 'Vite’s\n# Licenses of bundled dependencies\nothers' });
  expect(readShipped([vite])[0]!.texts).toEqual(['Vite’s']);
});

test('the bill of materials lists each package’s address, licence and digest, reproducibly', () => {
  const packages = readShipped([
    installed('@scope/one', 'MIT', { LICENSE: 'text' }),
    installed('two', '(MPL-2.0 OR Apache-2.0)', { LICENSE: 'text' }),
  ]);
  const locked = { 'node_modules/two': { version: '1.2.3', integrity: 'sha512-AAEC' } };
  const bom = sbomOf({ name: 'app', version: '1.0.0' }, packages, locked);
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40scope/one@1.2.3', licenses: [{ license: { id: 'MIT' } }], hashes: [] },
      {
        purl: 'pkg:npm/two@1.2.3',
        licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
    ],
  });
  expect(JSON.stringify(bom)).not.toMatch(/timestamp|serialNumber/);
});

test('each package shipped in the app has a licence and its text', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const ofPage = ['react', 'react-dom', 'valtio', 'comlink', 'wouter', 'dexie', 'valibot', 'dompurify', 'idb-keyval'];
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(ofPage));
  expect(readShipped(ofPage.map((name) => path.resolve('node_modules', name)))).toHaveLength(ofPage.length);
});
