import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long something is kept, milliseconds. */
const longest = 7 * 24 * 60 * 60 * 1_000;

/** What is costly to make, kept from build to build in `node_modules/.cache` by the fingerprint of what it is made from. */
export function buildCache(name: string) {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache', name);

  return {
    /** Removes what is too old, and makes the folder. */
    prepare() {
      mkdirSync(folder, { recursive: true });
      for (const each of readdirSync(folder)) {
        const file = path.join(folder, each);
        const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
        if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
      }
    },
    /** What was made before, or is now. */
    async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const file = path.join(folder, key);
      try {
        return readFileSync(file);
      } catch {
        const made = await make();
        // Another build may write the same file now.
        const own = `${file}.${process.pid}`;
        writeFileSync(own, made);
        renameSync(own, file);
        return made;
      }
    },
  };
}
