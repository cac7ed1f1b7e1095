import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { statementsOf, type AndroidApp } from '../wrapper/assetLinks.ts';

/** The folder of a site with what is the operator's own: no release overwrites it. */
export const ownFolder = 'own';

/** The paths that are served from there, and from no build. */
export const ownPaths = ['/.well-known/', '/robots.txt'];

/** The files in which an operator says more to a web server; there may be none. */
export const includesOf = (root: string, server: 'nginx' | 'caddy') => `${root}/${ownFolder}/${server}/*.conf`;

/** Search engines may read the pages; calls of the API aren't any. */
const robots = `User-agent: *
Disallow: /app/v1/
`;

/** Puts the folder of one's own into a site. Nothing in it is overwritten but the statements of a configured app. */
export function putOwn(out: string, android?: AndroidApp): void {
  const own = path.join(out, 'site', ownFolder);
  for (const folder of ['.well-known', 'nginx', 'caddy']) mkdirSync(path.join(own, folder), { recursive: true });
  const robotsFile = path.join(own, 'robots.txt');
  if (!existsSync(robotsFile)) writeFileSync(robotsFile, robots);
  if (android)
    writeFileSync(path.join(own, '.well-known/assetlinks.json'), JSON.stringify(statementsOf(android), null, 2));
}
