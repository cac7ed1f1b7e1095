import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long an entry is kept, milliseconds. */
const longest = 7 * 24 * 60 * 60 * 1_000;

/** A build cache for costly results, in `node_modules/.cache`, keyed by the fingerprint of their input. */
export function buildCache(name: string) {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache', name);

  return {
    /** Removes old entries, and creates the folder. */
    prepare() {
      mkdirSync(folder, { recursive: true });
      for (const each of readdirSync(folder)) {
        const file = path.join(folder, each);
        const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
        if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
      }
    },
    /** The cached result, or a new one. */
    async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const file = path.join(folder, key);
      try {
        return readFileSync(file);
      } catch {
        const made = await make();
        // Written under a temporary name first, as another build may be writing the same file.
        const own = `${file}.${process.pid}`;
        writeFileSync(own, made);
        renameSync(own, file);
        return made;
      }
    },
  };
}
