import path from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { shell } from './sw/build.ts';
import { readSettings } from './sw/build/settings.ts';

const top = import.meta.dirname;

/** What a first visit is asked before anything else. */
const notice = 'src/features/auth/AgeNoticeModal.tsx';

/**
 * Besides the lobby, what anybody may want with no network: to find a game. What every visit loads is kept when it comes: the
 * age notice, the words of its language, a player's way out, and with the first dialog where all of them are.
 */
const offline = ['src/nav/pages.ts', 'src/features/games/SearchScreen.tsx'];

/** Lazily loaded, but what most visits begin with. */
const first = ['src/features/home/HomeScreen.tsx'];

/** The dialog that says that nothing comes: it comes with the shell. */
const tips = 'src/shared/page/TipsModal.tsx';

/** The parts that screens are made of. */
const ours = /\/src\/(?!features\/)\w+\//;

/** Those, and what page and worker agree on; not what comes after every load, which brought the whole kit along. */
const shared = /\/(src\/(?!features\/)\w+|worker\/contract)\/(?!.*words\.|wrapper\.)/;

/** Who somebody is, how they come in, and where their money goes: the kit is precached, and nobody wants these offline. */
const papers = /\/(src\/shared\/(forms\/person|identity\/providers)|worker\/contract\/(kyc|loginKinds|payouts))\.tsx?$/;

/** What the screens of acts that move value have in common. */
const moneyAct = /\/(src\/shared\/money-act\/(?!words\.fil)\w+|worker\/contract\/moneyActs)\.tsx?$/;

/** What forms are made of that the operator may refuse. */
const formParts = /\/src\/shared\/forms\/(?!words\.fil)/;

/** A one-time code: the field, and what it is made of. */
const otp = /\/src\/(shared\/otp\/(?!words\.fil)|ui\/forms\/CodeField)/;

/** The parts of more than one screen that nobody needs without a network, as the box to search with is. */
const extras = /\/src\/ui\/(?!forms\/SearchBox)/;

/** The feature that a source belongs to, or the part of one that has a folder of its own; lists of games are with the games. */
const partOf = (id: string) =>
  /\/src\/features\/(.+)\/[^/]+$/
    .exec(id)?.[1]
    ?.replace(/^(auth|play)\/(forms|bar|frame)$/, '$1')
    .replace(/^wallets\/forms$/, id.endsWith('.css') ? 'wallets/parts' : '$&')
    .replaceAll('/', '-') ?? (/useGames/.test(id) ? 'games' : 'activities');

/** Sources of features, and what few of them share: lists of games, and what is going on. */
const parts = /\/src\/(features\/|shared\/(games\/useGames|activities\/))|\/worker\/contract\/activityTypes/;

const ofPackages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/** A constant of another file is written out where it is named, and the file that holds it goes when that was all. */
const optimization = { inlineConst: true };

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Tells the sources that come with some others: whatever those import, `import()` apart. */
function comingWith(...roots: readonly string[]) {
  const found = new Set<string>();
  const visit = (id: string, graph: ModuleGraph) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (id: string, graph: ModuleGraph) => {
    for (const root of roots) visit(path.join(top, root), graph);
    return found.has(id);
  };
}

export default defineConfig(({ mode }) => {
  const settings = readSettings(loadEnv(mode, top, 'VITE_'));
  const atStart = comingWith('src/main.tsx', tips, ...first);
  const atNotice = comingWith(notice);

  return {
    root: path.join(top, 'src'),
    publicDir: path.join(top, 'public'),
    envDir: top,
    cacheDir: path.join(top, 'node_modules/.vite'),
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [react(), shell({ top, settings, first, offline })],
    css: { transformer: 'lightningcss' },
    optimizeDeps: { entries: [path.join(top, 'src/index.html'), path.join(top, 'worker/index.ts')] },
    server: { fs: { allow: [top] }, proxy: { '/app/v1': process.env['SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4173' } },
    worker: {
      format: 'es',
      rolldownOptions: {
        optimization,
        output: { entryFileNames: 'assets/core-[hash].js', chunkFileNames: 'assets/core-[name]-[hash].js' },
      },
    },
    // wouter brings it for a React that has none.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
            optimization,
            output: {
              // V8 compiles the file whole while it comes, off the main thread.
              postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
              // Two files that a release rarely changes.
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/shell\/createRoot/ },
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
                  // One file is what every visit starts with, one is the kit that nearly all screens are made of, and one
                  // is what the screens of a feature share: a file for every set of screens with a part in common would
                  // cost more bytes, and a dozen requests. The age notice has one too, to stay light.
                  { name: (id, graph) => (atStart(id, graph) ? 'shell' : null), debugName: 'shell', test: ours },
                  { name: 'money-act', test: moneyAct, minShareCount: 2, includeDependenciesRecursively: false },
                  { name: 'papers', test: papers, minShareCount: 2, includeDependenciesRecursively: false },
                  { name: 'otp', test: otp, minShareCount: 2, includeDependenciesRecursively: false },
                  { name: 'forms', test: formParts, minShareCount: 2, includeDependenciesRecursively: false },
                  { name: 'kit', test: shared, minShareCount: 4, includeDependenciesRecursively: false },
                  { name: 'extras', test: extras, minShareCount: 2, includeDependenciesRecursively: false },
                  {
                    name: (id, graph) => (atNotice(id, graph) ? 'notice' : null),
                    debugName: 'notice',
                    test: /\/src\/features\//,
                    includeDependenciesRecursively: false,
                  },
                  {
                    name: partOf,
                    debugName: 'parts',
                    test: parts,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
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
      globalSetup: 'tests/tools/beforeUnits.ts',
      setupFiles: 'tests/support/locks.ts',
      pool: 'threads',
      maxWorkers: '100%',
      restoreMocks: true,
      mockReset: true,
    },
  };
});
