import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sources, textOf } from '#tests/support/imports.ts';
import { newerInScripts, reading, type Uses } from './scripts.ts';

const ofPackage =
  /^(?:import|export) (?!type )[^;'"]*? from '(?<from>[a-z@][^':]*)';|\bimport\('(?<late>[a-z@][^':]*)'\)/gm;
const ofModule = /(?:\bfrom|\bimport|\brequire\()\s*(["'])(?<from>[\w@./-]+)\1/g;
const isForDevelopment = /[.-]development[.-]/;

/** The files that the build substitutes for modules (`resolve.alias`). */
const built: Record<string, string> = { dexie: 'dexie/dist/modern/dexie.mjs' };

/** The package modules that these files import, by the paths of their ES module builds. */
const entries = (files: readonly string[]) =>
  files.flatMap((file) =>
    [...textOf(file).matchAll(ofPackage)].map(({ groups }) => {
      const name = groups!['from'] ?? groups!['late'] ?? '';
      return fileURLToPath(import.meta.resolve(built[name] ?? name));
    }),
  );

/** Those modules and everything they import. */
function modulesOf(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || isForDevelopment.test(file)) return;
    found.add(file);
    const { resolve } = createRequire(file);
    for (const { groups } of readFileSync(file, 'utf8').matchAll(ofModule)) add(resolve(groups!['from']!));
  };
  add(fileURLToPath(import.meta.resolve('react/jsx-runtime')));
  entries(files).forEach(add);
  return found;
}

/** The package that a file belongs to. */
const packageOf = (file: string) => /^.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(file)?.groups?.['name'] ?? file;

/** Features that the packages imported by these folders use and the lowest browsers lack, with the packages' names. */
export function newerInPackageCode(top: string, realms: readonly string[]): Uses {
  const files = realms.flatMap((realm) => sources(realm, '.ts', '.tsx')).filter((file) => !/^sw\/build\b/.test(file));
  const options = { ...reading, module: 'ESNext', moduleResolution: 'bundler', allowJs: true };
  const compilerOptions = { ...options, lib: ['ESNext', 'DOM', 'WebWorker'] };
  return newerInScripts({ top, config: { compilerOptions, files: [...modulesOf(files)] }, name: packageOf });
}
