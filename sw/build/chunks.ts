import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { exceptions, groups } from './files.ts';
import { comingWith, loadersOf, type Graph, type Tier } from './moduleGraph.ts';
import { isOfPage, plan, soon } from './plan.ts';

/** What at least this many features share is loaded by every visit, as nearly all screens need it. */
const everyVisit = 17;

/** Bytes of source, some 400 of a file: a folder with fewer has its styles, or its words, with what all share. */
const leastSource = { '.css': 1_450, 'words.en.ts': 1_000 };

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((each) => file === each || file.startsWith(`${each}/`));

/** What the installed pages share with others: a file of its own, its few styles apart. */
const kitOf = (file: string) => (file.endsWith('.css') ? 'shell' : 'kit');

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** The file of a feature, or of a feature of a group. */
function featureFile(file: string) {
  const [, name = '', within] = /^src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return within && groups.includes(name) ? within : name || undefined;
}

/** The file of a folder of shared parts. */
const sharedFile = (file: string) => file.match(/^src\/shared\/([^/]+)\//)?.[1]?.concat('-shared');

/** The exception for a file, if any. */
const exceptionOf = (file: string) => exceptions.find(({ sources }) => isIn(file, sources))?.file;

/** The language of a long text. */
const textOf = (file: string) => file.match(/^src\/features\/info\/texts\/([^/]+)\//)?.[1];

const languageOf = (file: string) => /(?:^|\/)words\.(?!en\.)(\w+)\.ts$/.exec(file)?.[1];

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
  const tiersOf: Record<keyof typeof leastSource, readonly Tier[]> = {
    '.css': [isFirst, isAfterLoad, isInstalled, isSoon],
    'words.en.ts': [isFirst, isSoon],
  };
  /** What `hasEnough` has found out, by folder and ending. */
  const enough = new Map<string, boolean>();

  /** Whether a folder's sources with this ending have enough bytes for a file, those of its tiers left out. */
  function hasEnough(folder: string, ending: keyof typeof leastSource, graph: Graph): boolean {
    const key = `${folder} ${ending}`;
    const known = enough.get(key);
    if (known !== undefined) return known;
    const all = readdirSync(path.join(top, folder), { recursive: true, encoding: 'utf8' });
    const ids = all.filter((each) => each.endsWith(ending)).map((each) => path.join(top, folder, each));
    const later = ids.filter((id) => !tiersOf[ending].some((has) => has(id, graph)));
    const isEnough = later.reduce((sum, id) => sum + statSync(id).size, 0) >= leastSource[ending];
    enough.set(key, isEnough);
    return isEnough;
  }

  /** The sources loaded with `import()` that bring a module, by a name for each. */
  const sharersOf = (id: string, graph: Graph, nameOf: (file: string) => string | undefined) =>
    new Set([...loadersOf(id, graph, loaders)].map(sourceOf).map((file) => nameOf(file) ?? file));

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
      const feature = featureOf(file);
      const isApart = feature && hasEnough(`src/features/${feature}`, 'words.en.ts', graph);
      return `${isApart ? feature : 'shared'}.${language}`;
    }
    if (isFirst(id, graph) || file === 'src/index.html') return 'shell';
    if (isAfterLoad(id, graph)) return 'afterLoad';
    if (isInstalled(id, graph)) {
      const feature = featureOf(file);
      return feature ? `${feature}-installed` : kitOf(file);
    }
    if (isSoon(id, graph)) return 'soon';
    if (file.endsWith('.css')) {
      const name = featureOf(file) ?? sharedFile(file);
      const folder = file.split('/', 3).join('/');
      const isApart = name && hasEnough(folder, '.css', graph);
      return isApart ? name : 'soon';
    }

    const owners = sharersOf(id, graph, (each) => exceptionOf(each) ?? featureFile(each));
    const [only] = owners;
    // A module that is loaded on its own and belongs to no feature is left to the bundler.
    if (owners.size === 1) return only!.includes('/') ? null : only!;
    const features = sharersOf(id, graph, (each) => featureFile(each) ?? exceptionOf(each));
    if (features.size >= everyVisit) return 'soon';
    return exceptionOf(file) ?? featureFile(file) ?? sharedFile(file) ?? 'soon';
  };
}
