import type { Plugin } from 'vite';
import { minify } from 'terser';

/**
 * Compresses scripts by terser before the bundler's own minifier: together they leave 1.2 kB less of the first visit and
 * 1.8 kB less of the installed set than either alone (brotli). React's file gains nothing by it.
 */
export const minified = (): Plugin => ({
  name: 'perlas:minify',
  apply: 'build',
  async renderChunk(code, { name }) {
    if (name === 'vendor') return null;
    const result = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 2 },
      mangle: false,
      sourceMap: { asObject: true },
    });
    return { code: result.code!, map: result.map as never };
  },
});
