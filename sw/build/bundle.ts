import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The entry chunk of the document. Throws when the bundle has none. */
export function entryOf(bundle: Bundle): Chunk {
  const entry = chunks(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('src/index.html has no module script.');
  return entry;
}

/** The chunk that contains a source file. Throws if none does. */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const chunk = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (!chunk) throw new Error(`${source} is in no file of the app; the loading plan names it (sw/build/plan.ts).`);
  return chunk;
}

/** A chunk with everything it needs to run: its static imports, their styles and their assets. */
export function withNeeds(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  for (const file of [...importedCss, ...importedAssets]) found.add(file);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withNeeds(bundle, imported, found);
  }
  return found;
}

/** The content of a file of the bundle. */
export function contentOf(bundle: Bundle, name: string): string | Uint8Array {
  const file = bundle[name];
  if (!file) throw new Error(`The bundle has no ${name}.`);
  return file.type === 'chunk' ? file.code : file.source;
}

export function chunks(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}
