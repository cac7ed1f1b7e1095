import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ sources: string[], entry: boolean, imports: string[], styles: string[], packages: string[] }} Chunk
 * @typedef {{ first: string[], chunks: Record<string, Chunk>, light: Record<string, string> }} Graph
 */

const caches = path.join(import.meta.dirname, '../../node_modules/.cache/build');
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The file in which a build into a folder lists its chunks. */
export const graphFileOf = (/** @type {string} */ dist) => path.join(caches, `${path.basename(dist)}.json`);

/** The chunks of a build. @returns {Graph} */
export const readGraph = (/** @type {string} */ dist) => JSON.parse(readFileSync(graphFileOf(dist), 'utf8'));

/** The files that the service worker caches on installation, as its code lists them. */
export function readPrecached(/** @type {string} */ dist) {
  const text = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const names = [...text.matchAll(/url:.\/([^`'",]+).,revision/g)].map(([, name = '']) => name);
  if (!names.includes('index.html')) throw new Error('The service worker names no files that it keeps.');
  return names;
}

/**
 * The files that are downloaded later for a reader of this language, as the build lists them.
 * @returns {string[]}
 */
export function readFilled(/** @type {string} */ dist, /** @type {string} */ language) {
  const lists = readdirSync(path.join(dist, 'assets')).filter((name) => /^filled-.*\.json$/.test(name));
  if (lists.length !== 1) throw new Error(`The build has ${lists.length} lists of what is filled in.`);
  /** @type {{ files: { url: string, language?: string }[] }} */
  const { files } = JSON.parse(readFileSync(path.join(dist, 'assets', String(lists[0])), 'utf8'));
  return files.filter((file) => (file.language ?? language) === language).map(({ url }) => url.slice(1));
}

/** The size of a file as sent, compressed with brotli 11, bytes. */
export const weigh = (/** @type {string | Uint8Array} */ content) => brotliCompressSync(content, quality).length;
