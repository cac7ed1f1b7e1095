import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { statementsOf, type AndroidApp } from '../wrapper/assetLinks.ts';
import { securityText, type Security } from './securityText.ts';

/** The folder of a site with what is the operator's own: no release overwrites it. */
export const ownFolder = 'own';

/** The files in which an operator says more to a web server; there may be none. */
export const includesOf = (root: string, server: 'nginx' | 'caddy') => `${root}/${ownFolder}/${server}/*.conf`;

/** Search engines may read the pages; calls of the API aren't any. */
const robots = `User-agent: *
Disallow: /app/v1/
`;

/** What is configured, and written anew with each release. */
export interface Configured {
  android?: AndroidApp | undefined;
  security?: Security | undefined;
}

/** Puts the folder of one's own into a site. Nothing in it is overwritten but what is configured. */
export function putOwn(out: string, { android, security }: Configured = {}): void {
  const own = path.join(out, 'site', ownFolder);
  for (const folder of ['.well-known', 'nginx', 'caddy']) mkdirSync(path.join(own, folder), { recursive: true });
  const robotsFile = path.join(own, 'robots.txt');
  if (!existsSync(robotsFile)) writeFileSync(robotsFile, robots);
  const wellKnown = (name: string, content: string) => writeFileSync(path.join(own, '.well-known', name), content);
  if (android) wellKnown('assetlinks.json', JSON.stringify(statementsOf(android), null, 2));
  if (security) wellKnown('security.txt', securityText(security));
}
