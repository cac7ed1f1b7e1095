import path from 'node:path';
import type { Plugin } from 'vite';
import type { Mutation } from './mutations.ts';

const top = path.join(import.meta.dirname, '../..');

/**
 * Plants a known bug into the sources on their way to be run. Throws where the text that it changes isn't there, or is
 * there more than once; `whole` throws unless every change was made.
 */
export function plant({ name, changes }: Mutation): Plugin & { whole(): void } {
  const made = new Set<object>();

  function change(code: string, file: string) {
    let changed = code;
    for (const each of changes.filter((one) => one.file === file)) {
      const parts = changed.split(each.from);
      if (parts.length !== 2)
        throw new Error(`${name}: ${file} has "${each.from}" ${parts.length - 1} times, not once.`);
      changed = parts.join(each.to);
      made.add(each);
    }
    return changed === code ? undefined : changed;
  }

  return {
    name: 'plant',
    enforce: 'pre',
    transform: (code, id) => change(code, path.relative(top, id).replaceAll('\\', '/')),
    whole() {
      if (made.size < changes.length) throw new Error(`${name}: ${changes.length - made.size} changes were not made.`);
    },
  };
}
