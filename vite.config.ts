import path from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { shell } from './sw/build.ts';
import { buildTarget } from './sw/build/browsers.ts';
import { readBrand } from './sw/build/brand/brand.ts';
import { branded } from './sw/build/brand/plugin.ts';
import { chunkNames, workerChunkNames } from './sw/build/chunks.ts';
import { minified } from './sw/build/minify.ts';
import { unsummarized } from './sw/build/summaries.ts';
import { readSettings } from './sw/build/settings.ts';

const top = import.meta.dirname;

/** Named numbers stand as numbers where they are used, across files. */
const optimization = { inlineConst: true };

const packages =
  /node_modules[\\/](react|react-dom|scheduler|valtio|proxy-compare|comlink|wouter|regexparam|use-sync-external-store|mitt)[\\/]/;

/** Whether a module is in the file that a release rarely changes. */
const isVendor = (id: string) => packages.test(id);

/**
 * How long a test of the units and what is around it may take, milliseconds, also on a slow or busy machine.
 * These limits end what hangs; a test that measures time does so itself.
 */
const patience = { test: 30_000, hook: 60_000, poll: 10_000 };

/** Unit tests too slow for a merge: `npm run unit` leaves them out, `npm run unit:long` runs them. */
const longTests = process.env['npm_lifecycle_event'] === 'unit' ? ['**/*.long.test.ts'] : [];

/** Lightning CSS's flag for `light-dark()`: nothing uses it, but each `color-scheme` would bring its two variables. */
const lightDark = 1 << 20;

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, top, ['VITE_', 'PERLAS_BRAND']);
  const own = readSettings(environment);
  const brand = readBrand(path.resolve(top, environment['PERLAS_BRAND'] || 'src/brand'), own.VITE_BRAND_NAME);
  const settings = { ...own, VITE_BRAND_NAME: brand.name };
  const nameOf = chunkNames(top);

  return {
    root: path.join(top, 'src'),
    publicDir: path.join(top, 'public'),
    envDir: top,
    cacheDir: path.join(top, 'node_modules/.vite'),
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [branded(top, brand), react(), shell({ top, settings, brand }), minified()],
    css: { transformer: 'lightningcss', lightningcss: { exclude: lightDark } },
    optimizeDeps: { entries: [path.join(top, 'src/index.html'), path.join(top, 'worker/index.ts')] },
    server: {
      fs: { allow: [top] },
      proxy: { '/app/v1': { target: process.env['SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4173' } },
    },
    worker: {
      format: 'es',
      plugins: () => [unsummarized(), minified()],
      rolldownOptions: {
        optimization,
        output: {
          entryFileNames: 'assets/core-[hash].js',
          chunkFileNames: 'assets/core-[name]-[hash].js',
          codeSplitting: { groups: [{ name: workerChunkNames(top), includeDependenciesRecursively: false }] },
        },
      },
    },
    resolve: {
      alias: [
        // wouter brings it for a React that has none.
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
        // Its build for browsers that have modules and async functions.
        { find: /^dexie$/, replacement: path.join(top, 'node_modules/dexie/dist/modern/dexie.mjs') },
      ],
    },
    build: {
      outDir: path.resolve(top, process.env['DIST'] ?? 'dist'),
      emptyOutDir: true,
      target: buildTarget,
      cssMinify: 'lightningcss',
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            optimization,
            output: {
              // V8 compiles the file whole while it comes, off the main thread.
              postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: isVendor },
                  { name: nameOf, debugName: 'plan', includeDependenciesRecursively: false },
                ],
              },
            },
          },
        },
      },
    },
    test: {
      root: top,
      exclude: ['**/node_modules/**', 'tests/e2e/**', ...longTests],
      testTimeout: patience.test,
      hookTimeout: patience.hook,
      expect: { poll: { timeout: patience.poll } },
      pool: 'threads',
      maxWorkers: '100%',
      restoreMocks: true,
      mockReset: true,
      projects: [
        // A thread imports happy-dom once, not once a file, and every file still has globals and modules of its own.
        {
          extends: true,
          test: {
            name: 'page',
            include: ['src/**/*.test.{ts,tsx}'],
            pool: 'vmThreads',
            setupFiles: 'tests/support/page.ts',
          },
        },
        // A thread compiles the embedded database once: no module of the sandbox keeps a state, each test opens its own.
        {
          extends: true,
          test: {
            name: 'sandbox',
            include: ['sandbox/**/*.test.ts'],
            isolate: false,
            globalSetup: 'tests/tools/beforeUnits.ts',
            setupFiles: 'tests/support/passwords.ts',
          },
        },
        { extends: true, test: { name: 'worker', include: ['{worker,sw}/**/*.test.ts'], pool: 'vmThreads' } },
        // Some of them build with Vite, which needs the globals of Node itself.
        {
          extends: true,
          test: { name: 'tests', include: ['tests/**/*.test.ts'], globalSetup: 'tests/tools/beforeUnits.ts' },
        },
      ],
    },
  };
});
