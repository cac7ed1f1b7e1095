import path from 'node:path';
import { apart, bundles, catalogues, shared, shorter, styles, together } from './files.ts';
import { isOfPage, plan, soon } from './plan.ts';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry?: boolean;
  } | null;
}

/** From this many features on, a shared module is loaded by every visit, as nearly all screens need it. */
const everyVisit = 4;

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((each) => file === each || file.startsWith(`${each}/`));

/** What the installed pages share with others: a file of its own, its few styles apart. */
const kitOf = (file: string) => (file.endsWith('.css') ? 'shell' : 'kit');

function featureOf(file: string) {
  const name = /^src\/features\/(\w+)\//.exec(file)?.[1];
  return name && (together[name] ?? name);
}

const languageOf = (file: string) => /(?:^|\/)words\.(?!en\.)(\w+)\.ts$/.exec(file)?.[1];

/** Names the file of a long text: one for the shorter ones of a language; null for a file of its own. */
function textOf(file: string) {
  const language = shorter.exec(file)?.[1];
  return language ? `texts.${language}` : null;
}

/** Whether a module comes with some sources: is among what those import, `import()` apart. */
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

/** The modules that are loaded by themselves, with `import()`, and bring a module with them. */
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
 * Names the file that each module of the worker goes into: one for the start, and one for what comes soon with what the
 * installed files share; null where the bundler may decide. The entry is a file of its own, which nothing imports.
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

/** Names the file that each module of the page goes into, by tier, by feature and by who shares it; null where the bundler may decide. */
export function chunkNames(top: string) {
  const sourceOf = (id: string) => path.relative(top, id.replace(/\?.*/, ''));
  const bundleOf = (file: string) => Object.keys(bundles).find((name) => isIn(file, bundles[name]!));
  const isFirst = comingWith(top, plan.first);
  const isInstalled = comingWith(top, plan.installed);
  const isAfterLoad = comingWith(top, soon.afterLoad);
  const isSoon = comingWith(top, soon.soon);
  const loaders = new Map<string, ReadonlySet<string>>();

  /** The files of the app that a module is needed by, each with its feature: `deposit wallets`. */
  const ownersOf = (id: string, graph: Graph) =>
    new Set(
      [...loadersOf(id, graph, loaders)].map(sourceOf).map((file) => {
        const own = featureOf(file) ?? file;
        return `${bundleOf(file) ?? own} ${own}`;
      }),
    );

  return (id: string, graph: Graph): string | null => {
    // Vite's helper for `import()` is needed by the first chunks.
    if (id.includes('vite/preload-helper')) return 'shell';
    const file = sourceOf(id);
    if (file.startsWith(apart)) return textOf(file.slice(apart.length));
    if (!/^(src|worker)\//.test(file)) return null;
    const feature = featureOf(file);
    const language = languageOf(file);
    const named = Object.keys(shared).find((name) => shared[name]!.includes(file));
    const sharedName = named ?? Object.keys(shared).find((name) => isIn(file, shared[name]!));
    if (language) {
      const words = id.replace(/words\.\w+\.ts/, 'words.en.ts');
      if (isFirst(words, graph)) return `first.${language}`;
      if (isSoon(words, graph)) return `soon.${language}`;
      const catalogue = Object.keys(catalogues).find((name) => isIn(file, catalogues[name]!));
      return `${catalogue ?? (feature && sharedName) ?? feature ?? 'shared'}.${language}`;
    }
    if (isFirst(id, graph) || file === 'src/index.html') return 'shell';
    if (isAfterLoad(id, graph)) return 'afterLoad';
    if (isInstalled(id, graph)) {
      if (feature) return `${feature}-installed`;
      if (isSoon(id, graph)) return kitOf(file);
    }
    if (isSoon(id, graph)) return 'soon';

    const sheet = file.endsWith('.css') && Object.keys(styles).find((name) => isIn(file, styles[name]!));
    if (named || sheet) return named || sheet || null;
    const moduleOwners = [...ownersOf(id, graph)].map((owner) => owner.split(' '));
    const files = new Set(moduleOwners.map(([name]) => name!));
    const features = new Set(moduleOwners.map(([, name]) => name!));
    const [only] = files;
    // A module that is loaded by itself and belongs to no feature is left to the bundler.
    if (files.size === 1) return only!.includes('/') ? null : only!;
    if (features.size > 1 && isInstalled(id, graph)) return kitOf(file);
    if (features.size >= everyVisit) return 'soon';
    if (sharedName) return sharedName;
    if (feature) return feature;
    return 'soon';
  };
}
