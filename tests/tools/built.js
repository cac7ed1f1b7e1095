import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ sources: string[], entry: boolean, imports: string[], styles: string[], packages: string[] }} Chunk
 * @typedef {{ first: string[], chunks: Record<string, Chunk>, light: Record<string, string> }} Graph
 */

const caches = path.join(import.meta.dirname, '../../node_modules/.cache/build');
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Where a build into a folder writes down its chunks. */
export const graphFileOf = (/** @type {string} */ dist) => path.join(caches, `${path.basename(dist)}.json`);

/** The chunks of a build. @returns {Graph} */
export const readGraph = (/** @type {string} */ dist) => JSON.parse(readFileSync(graphFileOf(dist), 'utf8'));

/** The files that the service worker keeps from the day it is installed, as its text names them. */
export function readPrecached(/** @type {string} */ dist) {
  const text = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const names = [...text.matchAll(/url:.\/([^`'",]+).,revision/g)].map(([, name = '']) => name);
  if (!names.includes('index.html')) throw new Error('The service worker names no files that it keeps.');
  return names;
}

/** The bytes of a file as it is sent, compressed with brotli 11. */
export const weigh = (/** @type {string | Uint8Array} */ content) => brotliCompressSync(content, quality).length;
