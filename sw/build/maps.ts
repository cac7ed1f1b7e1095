import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where the source maps of a build into a folder are: beside it, as they are for the error tracker and not for players. */
const mapsOf = (dist: string) => `${dist}-maps`;

/** Moves a build's source maps out of its folder; those of the build before are removed. */
export function moveMaps(dist: string): void {
  rmSync(mapsOf(dist), { recursive: true, force: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const moved = path.join(mapsOf(dist), name);
    mkdirSync(path.dirname(moved), { recursive: true });
    renameSync(path.join(dist, name), moved);
  }
}
