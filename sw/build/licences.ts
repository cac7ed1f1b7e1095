import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences that require only their own text, as package.json names them. */
export const allowedLicences = ['MIT', 'ISC', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'MIT AND OFL-1.1', 'Unlicense'];
/** Licences that don't even require that. */
const withoutText = ['Unlicense'];

/** A package with code in the app. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its licence file, and its notice if any. */
  readonly texts: readonly string[];
}

/** The package whose typeface the app ships as `src/ui/typeface/display.woff2`, which `npm run typeface` makes. */
export const typefacePackage = 'node_modules/@expo-google-fonts/plus-jakarta-sans';

const texts = /^(licen[cs]e(_font)?|copying|notice)(\.\w+)?$/i;
/** Vite's licence file continues with those of its bundled packages, none of which is in the app. */
const ofOthers = /\n# Licenses of bundled dependencies\n[^]*/;

/** The package folder of a bundled module; undefined for the app's own. */
export function packageFolder(top: string, id: string): string | undefined {
  // Added by the build itself: Vite's helper for `import()`, and the bundler's runtime.
  const [, builder] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (builder) return path.join(top, 'node_modules', builder);
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0];
}

/** Reads the packages in these folders, by name. Throws for a licence that isn't allowed, or whose text is missing. */
export function readShipped(folders: Iterable<string>): Shipped[] {
  const packages = [...new Set(folders)].map(readPackage);
  const faults = packages.flatMap(({ name, licence, texts: found }) => {
    if (!allowedLicences.includes(licence)) return [`${name} has the licence ${licence}, which isn't allowed`];
    return found.length === 0 && !withoutText.includes(licence) ? [`${name} has no licence text`] : [];
  });
  if (faults.length > 0) throw new Error(`The app can't be given away:\n  ${faults.join('\n  ')}`);
  return packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readPackage(folder: string): Shipped {
  const file = path.join(folder, 'package.json');
  const { name, version, license } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    name?: string;
    version?: string;
    license?: string;
  };
  const found = readdirSync(folder).filter((each) => texts.test(each));
  return {
    name: name ?? path.basename(folder),
    version: version ?? '',
    licence: license ?? 'unknown',
    texts: found.toSorted().map((each) => readFileSync(path.join(folder, each), 'utf8').replace(ofOthers, '').trim()),
  };
}

const line = `\n\n${'-'.repeat(78)}\n\n`;

/** The third-party notices: every package in the app with its licence. */
export const noticesOf = (packages: readonly Shipped[]) =>
  [
    'This app contains the following packages, under the licences below.',
    ...packages.map(({ name, version, licence, texts: found }) =>
      [`${name} ${version}, ${licence}`, ...found].join('\n\n'),
    ),
  ].join(line) + '\n';
