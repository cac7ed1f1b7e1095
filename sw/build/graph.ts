import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunks } from './bundle.ts';
import { light } from './files.ts';
import { packageFolder } from './licences.ts';

/** A script of the build, as the size budget counts it. */
interface Node {
  /** The sources in it, from the top of the repository, packages apart. */
  readonly sources: readonly string[];
  readonly entry: boolean;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** The packages whose code is in it. */
  readonly packages: readonly string[];
}

const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;

/** Throws if a chunk imports a worker's entry, statically or not. */
export function refuseImportedEntries(bundle: Rolldown.OutputBundle) {
  const entries = new Set(chunks(bundle).flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  for (const { fileName, imports, dynamicImports } of chunks(bundle)) {
    const imported = [...imports, ...dynamicImports].find((each) => entries.has(each));
    if (imported) throw new Error(`${fileName} imports ${imported}, a worker's entry, which WebKit would run twice.`);
  }
}

/** Collects the chunks of page and worker, and writes them to the build cache for `npm run size`. */
export function chunkGraph(top: string) {
  const nodes: Record<string, Node> = {};
  /** The folders of all packages with code in some chunk. */
  const packageFolders = new Set<string>();

  const add = (bundle: Rolldown.OutputBundle) => {
    for (const { fileName, isEntry, imports, viteMetadata, moduleIds } of chunks(bundle)) {
      for (const id of moduleIds) {
        const folder = packageFolder(top, id);
        if (folder) packageFolders.add(folder);
      }
      const packages = new Set(moduleIds.map((id) => packageOf.exec(id)?.[1]).filter((name) => name !== undefined));
      nodes[fileName] = {
        sources: moduleIds.filter((id) => !packageOf.test(id)).map((id) => path.relative(top, id.replace(/\?.*/, ''))),
        entry: isEntry,
        imports,
        styles: [...(viteMetadata?.importedCss ?? [])],
        packages: [...packages],
      };
    }
  };

  /**
   * The worker is bundled separately, before the page; only its own plugins see its chunks. The build fails if one
   * imports an entry, which WebKit would run twice.
   */
  const listener: Plugin = {
    name: 'perlas:graph',
    generateBundle(_, bundle) {
      refuseImportedEntries(bundle);
      add(bundle);
    },
  };

  /** The file of the worker whose entry is this source. Throws when the page starts no such worker. */
  const workerFile = (source: string) => {
    const found = Object.entries(nodes).find(([, node]) => node.entry && node.sources.includes(source));
    if (!found) throw new Error(`The page starts no worker: nothing imports ${source}?worker&url.`);
    return found[0];
  };

  /** The files of the worker that contain these sources, with their static imports. Throws for a source in none. */
  const workerFiles = (sources: readonly string[], found = new Set<string>()): Set<string> => {
    const take = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      nodes[file]?.imports.forEach(take);
    };
    for (const source of sources) {
      const holding = Object.keys(nodes).find((file) => nodes[file]!.sources.includes(source));
      if (!holding)
        throw new Error(`${source} is in no file of the worker; the loading plan names it (sw/build/plan.ts).`);
      take(holding);
    }
    return found;
  };

  /** Writes the graph; `first` are the files that a first visit loads, besides the document. */
  const write = (outDir: string, first: Iterable<string>) => {
    const folder = path.join(top, 'node_modules/.cache/build');
    mkdirSync(folder, { recursive: true });
    const graph = { first: [...new Set(first)], chunks: nodes, light };
    writeFileSync(path.join(folder, `${path.basename(outDir)}.json`), JSON.stringify(graph, null, 2));
  };

  return { add, packageFolders, listener, workerFile, workerFiles, write };
}
