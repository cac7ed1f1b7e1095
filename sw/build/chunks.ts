import path from 'node:path';
import { apart, bundles, plan, shared, soon, together } from './plan.ts';

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** From this many features on, a shared module belongs to the kit chunk, which nearly all screens load. */
const kitThreshold = 4;

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((each) => file === each || file.startsWith(`${each}/`));

function featureOf(file: string) {
  const name = /^src\/features\/(\w+)\//.exec(file)?.[1];
  return name && (together[name] ?? name);
}

const languageOf = (file: string) => /(?:^|\/)words\.(?!en\.)(\w+)\.ts$/.exec(file)?.[1];

/** Names the chunk of each module of the page, by tier, feature and owners; null where the bundler may decide. */
export function chunkNames(top: string) {
  const sourceOf = (id: string) => path.relative(top, id.replace(/\?.*/, ''));
  const bundleOf = (file: string) => Object.keys(bundles).find((name) => isIn(file, bundles[name]!));
  const isFirst = loadedWith(plan.first);
  const isInstalled = loadedWith(plan.installed);
  const isAfterLoad = loadedWith([soon.afterLoad]);
  const isNotice = loadedWith([soon.notice]);
  const owners = new Map<string, ReadonlySet<string>>();

  /** Whether a module is loaded with these sources: is one of their static imports, direct or indirect. */
  function loadedWith(roots: readonly string[]) {
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

  /** The lazily loaded files that need a module, each with its feature: `deposit wallets`. */
  function ownersOf(id: string, graph: Graph): ReadonlySet<string> {
    const known = owners.get(id);
    if (known) return known;
    const found = new Set<string>();
    owners.set(id, found);
    const file = sourceOf(id);
    const feature = featureOf(file);
    const module = graph.getModuleInfo(id);
    if (module?.dynamicImporters.length) {
      const own = feature ?? (file === soon.late ? 'late' : file);
      found.add(`${bundleOf(file) ?? own} ${own}`);
    }
    for (const importer of module?.importers ?? []) for (const owner of ownersOf(importer, graph)) found.add(owner);
    return found;
  }

  return (id: string, graph: Graph): string | null => {
    // Vite's helper for `import()` is needed by the first chunks.
    if (id.includes('vite/preload-helper')) return 'shell';
    const file = sourceOf(id);
    if (!/^(src\/\w+|worker)\//.test(file) || file.startsWith(apart)) return null;
    const feature = featureOf(file);
    const language = languageOf(file);
    const sharedName = Object.keys(shared).find((name) => isIn(file, shared[name]!));
    if (language) {
      const isFirstText = isFirst(id.replace(/words\.\w+\.ts/, 'words.ts'), graph);
      return `${isFirstText ? 'first' : ((feature && sharedName) ?? feature ?? 'shared')}.${language}`;
    }
    if (isFirst(id, graph)) return feature ? `${feature}-first` : 'shell';
    if (isAfterLoad(id, graph)) return sharedName === 'wrapper' ? sharedName : 'afterLoad';
    if (feature && isNotice(id, graph)) return 'notice';
    if (feature && isInstalled(id, graph)) return `${feature}-installed`;

    const moduleOwners = [...ownersOf(id, graph)].map((owner) => owner.split(' '));
    const files = new Set(moduleOwners.map(([name]) => name!));
    const features = new Set(moduleOwners.map(([, name]) => name!));
    const [only] = files;
    // A module that is loaded by itself and belongs to no feature is left to the bundler.
    if (files.size === 1) return only!.includes('/') ? null : only!;
    if (features.size >= kitThreshold || (features.size > 1 && isInstalled(id, graph))) return 'kit';
    if (sharedName) return sharedName;
    if (feature) return feature;
    // Modules that every visit loads cost no screen anything; those that only the wallet shares stay out of the other
    // screens.
    if (features.has('late') || features.has('home')) return 'soon';
    return features.has('wallets') ? 'money' : 'extras';
  };
}
