import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder of a build's source maps: beside the build, as they are for the error tracker, not for players. */
const mapsOf = (dist: string) => `${dist}-maps`;

/** Moves a build's source maps out of its folder, replacing those of the former build. */
export function moveMaps(dist: string): void {
  rmSync(mapsOf(dist), { recursive: true, force: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const moved = path.join(mapsOf(dist), name);
    mkdirSync(path.dirname(moved), { recursive: true });
    renameSync(path.join(dist, name), moved);
  }
}
