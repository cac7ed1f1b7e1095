import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Brand } from './build/brand/brand.ts';
import { chunkOf, contentOf, entryOf, withNeeds } from './build/bundle.ts';
import { compressAll } from './build/compressed.ts';
import { fingerprint } from './build/digest.ts';
import { inlineOf, sheetsOf, withHead } from './build/document.ts';
import { filledListOf } from '../src/browser/filledList.ts';
import { filledList } from './build/filled.ts';
import { chunkGraph } from './build/graph.ts';
import { headers } from './build/headers.ts';
import { noticesOf, readShipped, typefacePackage } from './build/licences.ts';
import { moveMaps } from './build/maps.ts';
import { isOfPage, plan } from './build/plan.ts';
import { asHeader, asMeta, documentPolicy, scriptPolicy } from './build/csp.ts';
import { precached, type Precached } from './build/precache.ts';
import { readSbom } from './build/sbom.ts';
import type { Settings } from './build/settings.ts';
import { inlineScripts, switchOff } from './build/starter.ts';
import { inLight } from '../src/ui/theme/theme.ts';
import { lastScreenCache, lastScreenEntry, sharedCache } from '../src/browser/documentSettings.ts';

interface Options {
  /** The top of the repository. */
  readonly top: string;
  readonly settings: Settings;
  readonly brand: Brand;
}

const shellModule = 'virtual:shell';

/**
 * Builds the client, then the service worker with the client's shell in it, then `builds/latest.json`; moves the source maps
 * away from what is served, and compresses the rest.
 */
export function shell({ top, settings, brand }: Options): Plugin[] {
  const graph = chunkGraph(top);
  let config: ResolvedConfig;
  let build = '';
  let precache: Precached[] = [];
  let lastScreenScript = '';
  const look = {
    languages: ['en', 'fil', ...Object.keys(brand.languages)],
    lightBars: inLight(brand.palette).background,
  };

  const inDevelopment: Plugin = {
    name: 'perlas:starter',
    apply: 'serve',
    async transformIndexHtml(html) {
      const worker = `/@fs${path.join(top, 'worker/index.ts')}?worker_file&type=module`;
      return withHead(html, { build: 'development', scripts: await inlineScripts(top, worker, '', look) });
    },
  };

  const inBuild: Plugin = {
    name: 'perlas:shell',
    apply: 'build',
    sharedDuringBuild: true,

    config: () => ({
      worker: {
        plugins: () => [graph.listener],
        // A changed policy changes the worker's file name, as a cached response would keep its old policy.
        rolldownOptions: { output: { banner: `/*! ${fingerprint(asHeader(scriptPolicy(settings)))} */` } },
      },
      builder: {
        sharedConfigBuild: true,
        async buildApp({ build: run, environments: { client, sw } }) {
          await run(client!);
          await run(sw!);
          moveMaps(config.build.outDir);
          await compressAll(config.build.outDir);
        },
      },
      environments: {
        sw: {
          consumer: 'client',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: path.join(top, 'sw/index.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
            },
          },
        },
      },
    }),

    configResolved(resolved) {
      config = resolved;
    },

    resolveId: (id) => (id === shellModule ? `\0${shellModule}` : null),

    load(id) {
      if (id !== `\0${shellModule}`) return null;
      const lastScreen = { cache: lastScreenCache, entry: lastScreenEntry, script: lastScreenScript };
      return Object.entries({ build, lastScreen, precache, sharedCache })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('');
    },

    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const emit = (fileName: string, content: unknown) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content, null, 2) });

        if (this.environment.name === 'sw') {
          emit('builds/latest.json', { id: build, timestamp: Date.now() });
          this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await switchOff(top) });
          graph.add(bundle);
          const packages = readShipped([...graph.packageFolders, path.join(top, typefacePackage)]);
          this.emitFile({ type: 'asset', fileName: 'notices.txt', source: noticesOf(packages) });
          emit('sbom.json', readSbom(top, packages));
          return;
        }
        const document = bundle['index.html'];
        if (document?.type !== 'asset') throw new Error('The build made no index.html.');

        const html = String(document.source);
        const worker = graph.workerFile('worker/index.ts');
        const atStart = graph.workerFiles(['worker/index.ts']);
        const core = [...atStart].find((file) => file !== worker)!;
        const scripts = await inlineScripts(top, `/${worker}`, `/${core}`, look);
        const preloaded = preloads(bundle);
        const sheets = sheetsOf(html, preloaded.styles).map((name) => contentOf(bundle, name));
        const inline = inlineOf(html, scripts, sheets.join(''));
        const responseHeaders = headers(settings, inline, published(config.publicDir, bundle));
        const policy = asMeta(documentPolicy(settings, inline));

        lastScreenScript = scripts.lastScreen;
        build = fingerprint(
          ...Object.values(scripts),
          JSON.stringify(responseHeaders),
          ...contents(bundle),
          ...publicFiles(config.publicDir),
        );
        document.source = withHead(html, { build, scripts, policy, ...preloaded });
        const precachedSources = [...plan.first, ...plan.installed];
        const ofWorker = graph.workerFiles(precachedSources.filter((source) => !isOfPage(source)));
        precache = precached(bundle, precachedSources.filter(isOfPage), ofWorker, responseHeaders);
        emit('headers.json', responseHeaders);
        const filled = filledList({
          bundle,
          publicDir: config.publicDir,
          precached: precache.map(({ url }) => url),
          without: plan.filled.without,
          pictures:
            settings.VITE_ICON_BASE === '/icons'
              ? [...plan.filled.pictures, ...plan.filled.ownPictures]
              : plan.filled.ownPictures,
        });
        this.emitFile({ type: 'asset', fileName: filledListOf(build).slice(1), source: JSON.stringify(filled) });
        graph.add(bundle);
        graph.write(config.build.outDir, [...atStart, ...allOfFirst(bundle)]);
      },
    },
  };
  return [inDevelopment, inBuild];
}

/** The files of the page that a first visit needs. */
function allOfFirst(bundle: Rolldown.OutputBundle) {
  const all = new Set<string>();
  for (const source of plan.first.filter(isOfPage)) withNeeds(bundle, chunkOf(bundle, source), all);
  return all;
}

/** Those that the entry chunk doesn't import itself, to be preloaded together with it. */
function preloads(bundle: Rolldown.OutputBundle) {
  const own = withNeeds(bundle, entryOf(bundle));
  const more = [...allOfFirst(bundle)].filter((name) => !own.has(name));
  return {
    modules: more.filter((name) => name.endsWith('.js')),
    styles: more.filter((name) => name.endsWith('.css')),
  };
}

function contents(bundle: Rolldown.OutputBundle): (string | Uint8Array)[] {
  return Object.keys(bundle)
    .filter((name) => !name.endsWith('.map'))
    .toSorted()
    .flatMap((name) => [name, contentOf(bundle, name)]);
}

/**
 * The files and folders at the top of the published build, except the document and the code folder; folders end in a
 * slash.
 */
function published(folder: string, bundle: Rolldown.OutputBundle) {
  const own = readdirSync(folder, { withFileTypes: true }).map(
    (entry) => entry.name + (entry.isDirectory() ? '/' : ''),
  );
  const written = Object.keys(bundle).map((name) => name.replace(/\/.*/, '/'));
  return [...new Set([...own, ...written])].filter((name) => name !== 'index.html' && name !== 'assets/').toSorted();
}

function publicFiles(folder: string): (string | Uint8Array)[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .toSorted()
    .flatMap((name) => [name, readFileSync(path.join(folder, name))]);
}
