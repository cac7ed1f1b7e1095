import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Mutation } from './mutation.ts';

const top = path.join(import.meta.dirname, '../..');

/**
 * A Vite plugin that plants a mutation into the sources. Throws at once unless the replaced text occurs exactly once;
 * `whole` throws unless every changed file was loaded.
 */
export function plant({ name, changes }: Mutation): Plugin & { whole(): void } {
  const planted = new Map<string, string>();
  for (const { file, from, to } of changes) {
    const parts = (planted.get(file) ?? readFileSync(path.join(top, file), 'utf8')).split(from);
    if (parts.length !== 2) throw new Error(`${name}: ${file} has "${from}" ${parts.length - 1} times, not once.`);
    planted.set(file, parts.join(to));
  }
  const left = new Set(planted.keys());

  return {
    name: 'plant',
    enforce: 'pre',
    transform(_, id) {
      const file = path.relative(top, id).replaceAll('\\', '/');
      left.delete(file);
      return planted.get(file);
    },
    whole() {
      if (left.size > 0) throw new Error(`${name}: ${[...left].join(', ')} was not run.`);
    },
  };
}
