import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunks } from './bundle.ts';

/** A script of the build, as the size budget counts it. */
interface Node {
  /** The source file it begins, from the top of the repository; null for code that several share. */
  readonly source: string | null;
  readonly entry: boolean;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** Packages whose code is in it. */
  readonly packages: readonly string[];
}

const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;

/** Collects the chunks of page and worker, and writes them beside the other caches for `npm run size` to read. */
export function chunkGraph(top: string) {
  const nodes: Record<string, Node> = {};

  const add = (bundle: Rolldown.OutputBundle) => {
    for (const { fileName, facadeModuleId, isEntry, imports, viteMetadata, moduleIds } of chunks(bundle)) {
      const packages = new Set(moduleIds.map((id) => packageOf.exec(id)?.[1]).filter((name) => name !== undefined));
      nodes[fileName] = {
        source: facadeModuleId && path.relative(top, facadeModuleId.replace(/\?.*/, '')),
        entry: isEntry,
        imports,
        styles: [...(viteMetadata?.importedCss ?? [])],
        packages: [...packages],
      };
    }
  };

  /** The worker is bundled by itself, before the page; only a plugin of its own sees its chunks. */
  const listener: Plugin = { name: 'perlas:graph', generateBundle: (_, bundle) => add(bundle) };

  /** The file that a source of the worker begins. Throws when the page starts no such worker. */
  const workerFile = (source: string) => {
    const found = Object.entries(nodes).find(([, node]) => node.entry && node.source === source);
    if (!found) throw new Error(`The page starts no worker: nothing imports ${source}?worker&url.`);
    return found[0];
  };

  /** `first` are the files that a first visit loads, besides the document. */
  const write = (outDir: string, first: Iterable<string>) => {
    const folder = path.join(top, 'node_modules/.cache/build');
    mkdirSync(folder, { recursive: true });
    const graph = { first: [...new Set(first)], chunks: nodes };
    writeFileSync(path.join(folder, `${path.basename(outDir)}.json`), JSON.stringify(graph, null, 2));
  };

  return { add, listener, workerFile, write };
}
