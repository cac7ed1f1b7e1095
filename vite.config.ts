import path from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { shell } from './sw/build.ts';
import { readSettings } from './sw/build/settings.ts';

const top = import.meta.dirname;

/** Besides the lobby, what a player may want with no network: the games again, what is theirs, and the way out. */
const offline = [
  'src/features/auth/AgeNoticeModal.tsx',
  'src/features/games/SearchScreen.tsx',
  'src/features/member/LogoutModal.tsx',
  'src/features/member/MemberScreen.tsx',
  ...['app', 'features/auth', 'features/games', 'features/home', 'features/member'].map(
    (area) => `src/${area}/words.fil.ts`,
  ),
];

const ofPackages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

export default defineConfig(({ mode }) => {
  const settings = readSettings(loadEnv(mode, top, 'VITE_'));

  return {
    root: path.join(top, 'src'),
    publicDir: path.join(top, 'public'),
    envDir: top,
    cacheDir: path.join(top, 'node_modules/.vite'),
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [react(), shell({ top, settings, first: ['src/features/home/HomeScreen.tsx'], offline })],
    css: { transformer: 'lightningcss' },
    optimizeDeps: { entries: [path.join(top, 'src/index.html'), path.join(top, 'worker/index.ts')] },
    server: { fs: { allow: [top] }, proxy: { '/app/v1': process.env['SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4173' } },
    worker: {
      format: 'es',
      rolldownOptions: {
        output: { entryFileNames: 'assets/core-[hash].js', chunkFileNames: 'assets/core-[name]-[hash].js' },
      },
    },
    build: {
      outDir: path.resolve(top, process.env['DIST'] ?? 'dist'),
      emptyOutDir: true,
      target: ['chrome111', 'safari16.4'],
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
            output: {
              // Two files that a release rarely changes.
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: ofPackages('react', 'react-dom', 'scheduler') },
                  {
                    name: 'state',
                    test: ofPackages(
                      'valtio',
                      'proxy-compare',
                      'comlink',
                      'wouter',
                      'regexparam',
                      'use-sync-external-store',
                      'mitt',
                    ),
                  },
                  // One file for the shell, instead of one for every set of screens that share a part of it;
                  // what only forms need comes with them.
                  {
                    name: 'shell',
                    test: /\/src\/(app\/(?!words\.fil)|ui\/(?!(Check|CodeField|RadioCards|Tabs|check|radioCards|tabs)\.))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    test: {
      root: top,
      include: ['{src,worker,sw,sandbox,tests}/**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', 'tests/e2e/**'],
      pool: 'threads',
      restoreMocks: true,
    },
  };
});
