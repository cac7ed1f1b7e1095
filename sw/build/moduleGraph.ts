import path from 'node:path';

/** The modules of a build, as the bundler knows them. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry?: boolean;
  } | null;
}

/** Whether a module belongs to a tier. */
export type Tier = (id: string, graph: Graph) => boolean;

/** Whether a module is statically imported by some sources, directly or not. */
export function comingWith(top: string, roots: readonly string[]): Tier {
  const found = new Set<string>();
  const visit = (id: string, graph: Graph) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (id, graph) => {
    for (const root of roots) visit(path.join(top, root), graph);
    return found.has(id);
  };
}

/** The modules that are loaded with `import()` and bring a module with them. */
export function loadersOf(id: string, graph: Graph, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const found = new Set<string>();
  known.set(id, found);
  const module = graph.getModuleInfo(id);
  if (module?.dynamicImporters.length) found.add(id);
  for (const importer of module?.importers ?? []) for (const each of loadersOf(importer, graph, known)) found.add(each);
  return found;
}
