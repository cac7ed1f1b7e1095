import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { FilledFile, FilledList } from '../../src/browser/filledList.ts';
import { chunkOf, contentOf, withNeeds } from './bundle.ts';
import { fingerprint } from './digest.ts';

type Bundle = Rolldown.OutputBundle;

interface Options {
  readonly bundle: Bundle;
  readonly publicDir: string;
  /** The paths that the service worker stores when it is installed. */
  readonly precached: readonly string[];
  /** Sources that nobody needs offline. */
  readonly without: readonly string[];
  /** Folders of pictures. */
  readonly pictures: readonly string[];
}

/** The table of all pages, which come before the dialogs. */
const pages = 'src/shell/pages/pages.ts';

/** Enough to estimate the size: the last few percent would slow the build many times over. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const weigh = (content: string | Uint8Array) => brotliCompressSync(content, quality).length;

const languageOf = (source: string) => /\/(?:words\.(?!en\.)(?=\w+\.ts$)|texts\/(?=\w+\/))(\w+)/.exec(source)?.[1];

/** The language of a file that contains only one language's words. */
function languageOfFile(bundle: Bundle, name: string): string | undefined {
  const file = bundle[name];
  const languages = new Set(file?.type === 'chunk' ? file.moduleIds.map(languageOf) : [undefined]);
  return languages.size === 1 ? [...languages][0] : undefined;
}

/** A chunk, its needs, and then, recursively, whatever it may load later. */
function withAll(bundle: Bundle, name: string, found: Set<string>) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return;
  const needs = withNeeds(bundle, chunk);
  const fresh = [...needs].filter((each) => !found.has(each));
  for (const each of fresh) found.add(each);
  for (const each of fresh) {
    const needed = bundle[each];
    if (needed?.type === 'chunk') for (const later of needed.dynamicImports) withAll(bundle, later, found);
  }
}

/**
 * Lists everything of the app that isn't installed: it is fetched file by file for offline use
 * (`src/shared/filling`).
 */
export function filledList({ bundle, publicDir, precached, without, pictures }: Options): FilledList {
  const found = new Set<string>();
  withAll(bundle, chunkOf(bundle, pages).fileName, found);
  const assets = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name));
  for (const name of assets.toSorted()) found.add(name);

  const unneeded = new Set(without.map((source) => chunkOf(bundle, source).fileName));
  const isFilled = (name: string) => !precached.includes(`/${name}`) && !unneeded.has(name);
  const scripts = [...found].filter(isFilled).map((name): FilledFile => {
    const language = languageOfFile(bundle, name);
    return { url: `/${name}`, bytes: weigh(contentOf(bundle, name)), ...(language && { language }) };
  });
  const drawn = pictures
    .flatMap((folder) => readdirSync(path.join(publicDir, folder)).map((name) => `${folder}/${name}`))
    .map((name): FilledFile => {
      const content = readFileSync(path.join(publicDir, name));
      return { url: `/${name}`, bytes: weigh(content), revision: fingerprint(content) };
    });
  const others = assets.filter((name) => !isFilled(name)).map((name) => `/${name}`);
  return { files: [...scripts, ...drawn], others };
}
