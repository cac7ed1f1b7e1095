import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HeadersByPath } from '../http/dist.ts';
import type { HostedBuild } from './hosted.ts';

/** How long the files of a replaced build are kept for its open pages, milliseconds (O-13). */
const retention = 7 * 24 * 60 * 60 * 1_000;

/** What a site has of a build: its hashed files, and since when no device gets it (epoch milliseconds). */
type Kept = Record<string, { assets: string[]; replacedAt?: number }>;

const assets = 'assets';
const isForServer = (name: string) => name === 'headers.json';

/** The metadata of a built app. Throws with instructions if there is none. */
export function readBuild(dist: string): HostedBuild {
  const read = (name: string): unknown => {
    const file = path.join(dist, name);
    if (!existsSync(file)) throw new Error(`${dist} has no ${name}. Run: npm run build`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  const { id } = read('builds/latest.json') as { id: string };
  return { id, headers: read('headers.json') as HeadersByPath };
}

/**
 * Puts builds into a site: their hashed files into `assets`, which all builds share, and the rest into a folder of
 * each one's id. Former builds that aren't among these are deleted seven days later.
 */
export function putIntoSite(out: string, dists: readonly string[], now: number): void {
  const site = path.join(out, 'site');
  const recordFile = path.join(out, 'builds.json');
  mkdirSync(path.join(site, assets), { recursive: true });
  const record: Kept = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Kept) : {};
  for (const each of Object.values(record)) each.replacedAt ??= now;

  for (const dist of dists) {
    const { id } = readBuild(dist);
    const own = readdirSync(path.join(dist, assets));
    rmSync(path.join(site, id), { recursive: true, force: true });
    for (const name of readdirSync(dist).filter((each) => each !== assets && !isForServer(each)))
      cpSync(path.join(dist, name), path.join(site, id, name), { recursive: true, preserveTimestamps: true });
    for (const name of own)
      cpSync(path.join(dist, assets, name), path.join(site, assets, name), { force: false, preserveTimestamps: true });
    record[id] = { assets: own };
  }

  for (const [id, { replacedAt = now }] of Object.entries(record))
    if (now - replacedAt > retention) {
      rmSync(path.join(site, id), { recursive: true, force: true });
      delete record[id];
    }
  const needed = new Set(Object.values(record).flatMap((each) => each.assets));
  for (const name of readdirSync(path.join(site, assets))) if (!needed.has(name)) rmSync(path.join(site, assets, name));
  writeFileSync(recordFile, JSON.stringify(record, null, 2));
}
