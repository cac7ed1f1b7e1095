import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How many files a folder holds at most. */
export const fullest = 40;

/** One import: the imported file, relative to the repository, or the package. */
export interface Import {
  readonly to: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

const statement = /^(?:import|export) (?<type>type )?(?:[^;'"]*? from )?'(?<to>[^']+)';/gm;
const lazily = /\bimport\('(?<to>[^']+)'\)/g;
const packageName = /^(?:@[^/]+\/)?[^/]+/;

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** All files below a folder with one of these endings, tests too. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => endings.some((ending) => file.endsWith(ending)));
}

/** All files below a folder with one of these endings, except tests. */
export const sources = (folder: string, ...endings: string[]): string[] =>
  filesIn(folder, ...endings).filter((file) => !/\.test\.tsx?$/.test(file));

const texts = new Map<string, string>();

/** The text of a file, cached. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const imports = new Map<string, readonly Import[]>();

/** The imports of a file, also those by `import()`. */
export function importsOf(file: string): readonly Import[] {
  const known = imports.get(file) ?? allIn(file);
  imports.set(file, known);
  return known;
}

const allIn = (file: string): Import[] => [
  ...[...textOf(file).matchAll(statement)].map(({ groups }) => importIn(file, groups)),
  ...[...textOf(file).matchAll(lazily)].map(({ groups }): Import => ({ ...importIn(file, groups), kind: 'lazy' })),
];

const importIn = (file: string, { type, to = '' }: Record<string, string | undefined> = {}): Import => ({
  to: resolve(file, to),
  kind: type === undefined ? 'value' : 'type',
});

/** The repository path of an imported file, or the package name. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [alias, ...rest] = specifier.split('/');
  const folder = aliases[`${alias}/*`];
  if (folder) return path.posix.join(folder.replace('*', ''), ...rest);
  return packageName.exec(specifier)?.[0] ?? specifier;
}

/** All files and packages loaded with this file through static imports; with `all`, also lazy and type imports. */
export function reach(file: string, kinds: 'values' | 'all' = 'values', found = new Set<string>()): Set<string> {
  for (const { to, kind } of importsOf(file)) {
    if ((kind !== 'value' && kinds === 'values') || found.has(to)) continue;
    found.add(to);
    if (/\.tsx?$/.test(to) && existsSync(to)) reach(to, kinds, found);
  }
  return found;
}
