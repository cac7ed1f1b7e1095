import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { minify, type MinifyOptions } from 'terser';
import { fingerprint } from './digest.ts';

/** Where compressed scripts are kept from build to build: most of what one compresses, the one before has compressed. */
const kept = path.join(import.meta.dirname, '../../node_modules/.cache/minify');

/** How long, milliseconds. */
const longest = 7 * 24 * 60 * 60 * 1_000;
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };

const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 2 },
  mangle: false,
  sourceMap: { asObject: true },
} as const satisfies MinifyOptions;

interface Minified {
  code: string;
  map: never;
}

async function compress(code: string): Promise<Minified> {
  const result = await minify(code, options);
  return { code: result.code!, map: result.map as never };
}

function removeOld() {
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(kept)) {
    const file = path.join(kept, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
  }
}

/** What a script was compressed to before, or is now. */
async function compressed(code: string): Promise<Minified> {
  const file = path.join(kept, `${fingerprint(version, JSON.stringify(options), code)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Minified;
  } catch {
    const result = await compress(code);
    // Another build may write the same file now.
    const own = `${file}.${process.pid}`;
    writeFileSync(own, JSON.stringify(result));
    renameSync(own, file);
    return result;
  }
}

/**
 * Compresses scripts by terser before the bundler's own minifier: together they leave 1.2 kB less of the first visit and
 * 1.8 kB less of the installed set than either alone (brotli). React's file gains nothing by it.
 */
export const minified = (): Plugin => ({
  name: 'perlas:minify',
  apply: 'build',
  buildStart: removeOld,
  renderChunk: (code, { name }) => (name === 'vendor' ? null : compressed(code)),
});
