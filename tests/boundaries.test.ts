import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, reach, sources } from './imports.ts';

/** Who may import values from whom, besides their own zone. `import type` and `import()` are free. */
const may: Record<string, string[]> = {
  'worker/contract': [],
  'worker/features': ['worker', 'worker/contract'],
  worker: ['worker/features', 'worker/contract'],
  'src/ui': ['worker/contract'],
  'src/app': ['src/ui', 'worker/contract'],
  'src/features/*': ['src/app', 'src/ui', 'worker/contract'],
  src: ['src/app'],
  'sw/build': [],
  sw: [],
  sandbox: ['worker/contract'],
};

/** Packages that only these files may import. */
const keepers: Record<string, RegExp> = {
  comlink: /^(worker\/index|worker\/contract\/failure|src\/app\/adopt)\.ts$/,
  dexie: /^worker\/db\w*\.ts$/,
};

const schemas = /^worker\/contract\/(schema|endpoints\b.*)\.ts$/;
const longest = 250;

const zones = Object.keys(may).toSorted((a, b) => b.length - a.length);

/** The nearest named folder above a file; a feature of the page is a zone of its own. */
function zoneOf(file: string): string {
  const feature = /^src\/features\/[^/]+/.exec(file)?.[0];
  return feature ?? zones.find((zone) => file.startsWith(`${zone}/`) || file === `${zone}.ts`) ?? '';
}

const mayImport = (zone: string) => may[zone.replace(/^(src\/features)\/.*/, '$1/*')] ?? [];
const isOurs = (to: string) => /^(src|worker|sw|sandbox|tests)\//.test(to);
const isAddress = (to: string) => to.endsWith('?worker&url');

const realms = ['src', 'worker', 'sw', 'sandbox'];
const files = realms.flatMap((realm) => sources(realm, '.ts', '.tsx'));
const ofPage = files.filter((file) => file.startsWith('src/'));

test.each(files)('%s keeps to its neighbours', (file) => {
  const zone = zoneOf(file);
  const trespasses = importsOf(file)
    .filter(({ to, kind }) => kind === 'value' && isOurs(to) && !isAddress(to))
    .map(({ to }) => to)
    .filter((to) => zoneOf(to) !== zone && !mayImport(zone).includes(zoneOf(to)));
  expect(trespasses).toEqual([]);
});

test.each(files.filter((file) => !file.startsWith('sandbox/')))('%s knows nothing of the sandbox', (file) => {
  expect(importsOf(file).filter(({ to }) => to.startsWith('sandbox/'))).toEqual([]);
});

test.each(files)('%s leaves packages to those who keep them', (file) => {
  const values = importsOf(file).filter(({ kind }) => kind === 'value');
  expect(values.filter(({ to }) => keepers[to]?.test(file) === false)).toEqual([]);
});

test.each(ofPage)('%s brings no schema to the page', (file) => {
  expect([...reach(file)].filter((to) => schemas.test(to) || to === 'valibot')).toEqual([]);
});

// The build waits for styles around all of `import().then(…)`: a second argument never hears that they can't be had.
test.each(ofPage)('%s hears it when what it brings can’t be had', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/import\([^)]+\)\.then\(\s*\n/);
});

test("the worker's first file leaves the database for later", () => {
  expect(reach('worker/index.ts')).not.toContain('dexie');
});

test.each([...realms, 'tests'].flatMap((folder) => sources(folder, '.ts', '.tsx', '.js', '.css')))(
  '%s can be read in one sitting',
  (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(longest);
  },
);
