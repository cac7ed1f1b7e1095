import path from 'node:path';
import { exceptions, groups, small } from './files.ts';
import { isOfPage, plan, soon } from './plan.ts';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry?: boolean;
  } | null;
}

/** Files shared by at least this many others are loaded by every visit, as nearly all screens need them. */
const everyVisit = 16;

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((each) => file === each || file.startsWith(`${each}/`));

/** What the installed pages share with others: a file of its own, its few styles apart. */
const kitOf = (file: string) => (file.endsWith('.css') ? 'shell' : 'kit');

const featureOf = (file: string) => /^src\/features\/(\w+)\//.exec(file)?.[1];

/** The file of a feature, or of a feature of a group. */
function featureFile(file: string) {
  const [, name = '', within] = /^src\/features\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
  return within && groups.includes(name) ? within : name || undefined;
}

/** The file of a folder of shared parts. */
const sharedFile = (file: string) => file.match(/^src\/shared\/(\w+)\//)?.[1]?.concat('-shared');

/** The exception for a file, if any. */
const exceptionOf = (file: string) => exceptions.find(({ sources }) => isIn(file, sources))?.file;

/** The language of a long text. */
const textOf = (file: string) => file.match(/^src\/features\/info\/texts\/(\w+)\//)?.[1];

const languageOf = (file: string) => /(?:^|\/)words\.(?!en\.)(\w+)\.ts$/.exec(file)?.[1];

/** The feature whose styles or translated words a file joins; undefined if that feature is too small. */
function featureWith(file: string, tooSmall: readonly string[]) {
  const feature = featureOf(file);
  return feature && !tooSmall.includes(feature) ? feature : undefined;
}

/** Whether a module is statically imported by some sources, directly or not. */
function comingWith(top: string, roots: readonly string[]) {
  const found = new Set<string>();
  const visit = (id: string, graph: Graph) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (id: string, graph: Graph) => {
    for (const root of roots) visit(path.join(top, root), graph);
    return found.has(id);
  };
}

/** The modules that are loaded with `import()` and bring a module with them. */
function loadersOf(id: string, graph: Graph, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  known.set(id, found);
  const module = graph.getModuleInfo(id);
  if (module?.dynamicImporters.length) found.add(id);
  for (const importer of module?.importers ?? []) for (const each of loadersOf(importer, graph, known)) found.add(each);
  return found;
}

/**
 * Names the file of each module of the worker: one for the start, and one for what comes soon with what the installed
 * files share; null leaves it to the bundler. The entry is a file of its own, which nothing imports.
 */
export function workerChunkNames(top: string) {
  const ofWorker = (sources: readonly string[]) => sources.filter((source) => !isOfPage(source));
  const isFirst = comingWith(top, ofWorker(plan.first));
  const isSoon = comingWith(top, soon.worker);
  const isInstalled = comingWith(top, ofWorker(plan.installed));
  const loaders = new Map<string, ReadonlySet<string>>();

  return (id: string, graph: Graph): string | null => {
    if (graph.getModuleInfo(id)?.isEntry) return null;
    if (isFirst(id, graph)) return 'first';
    if (isSoon(id, graph)) return 'soon';
    return isInstalled(id, graph) && loadersOf(id, graph, loaders).size > 1 ? 'soon' : null;
  };
}

/** Names the file of each module of the page, by tier, folder and sharers; null leaves it to the bundler. */
export function chunkNames(top: string) {
  const sourceOf = (id: string) => path.relative(top, id.replace(/\?.*/, ''));
  const isFirst = comingWith(top, plan.first);
  const isInstalled = comingWith(top, plan.installed);
  const isAfterLoad = comingWith(top, soon.afterLoad);
  const isSoon = comingWith(top, soon.soon);
  const loaders = new Map<string, ReadonlySet<string>>();

  /** The files that need a module: each loaded with `import()` and bringing it. */
  const ownersOf = (id: string, graph: Graph) =>
    new Set(
      [...loadersOf(id, graph, loaders)].map(sourceOf).map((file) => exceptionOf(file) ?? featureFile(file) ?? file),
    );

  return (id: string, graph: Graph): string | null => {
    // Vite's helper for `import()` is needed by the first chunks.
    if (id.includes('vite/preload-helper')) return 'shell';
    const file = sourceOf(id);
    if (!/^(src|worker)\//.test(file)) return null;
    const text = textOf(file);
    if (text) return `texts.${text}`;
    const language = languageOf(file);
    if (language) {
      const words = id.replace(/words\.\w+\.ts/, 'words.en.ts');
      if (isFirst(words, graph)) return `first.${language}`;
      if (isSoon(words, graph)) return `soon.${language}`;
      return `${featureWith(file, small.words) ?? 'shared'}.${language}`;
    }
    if (isFirst(id, graph) || file === 'src/index.html') return 'shell';
    if (isAfterLoad(id, graph)) return 'afterLoad';
    if (isInstalled(id, graph)) {
      const feature = featureOf(file);
      return feature ? `${feature}-installed` : kitOf(file);
    }
    if (isSoon(id, graph)) return 'soon';
    if (file.endsWith('.css')) return featureWith(file, small.styles) ?? 'soon';

    const owners = ownersOf(id, graph);
    const [only] = owners;
    // A module that is loaded on its own and belongs to no feature is left to the bundler.
    if (owners.size === 1) return only!.includes('/') ? null : only!;
    if (owners.size >= everyVisit) return 'soon';
    return exceptionOf(file) ?? featureFile(file) ?? sharedFile(file) ?? 'soon';
  };
}
