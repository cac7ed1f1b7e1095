import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { caddy } from './caddy.ts';
import { headersFile, rulesTable } from './cdn.ts';
import { containers } from './containers.ts';
import type { Hosted } from './hosted.ts';
import { nginx } from './nginx.ts';
import { putIntoSite, readBuild } from './site.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    dist: { ...text, default: 'dist' },
    next: text,
    share: { ...text, default: '10' },
    out: { ...text, default: 'dist-hosting' },
    origin: { ...text, default: 'https://play.example.com' },
    port: text,
    root: { ...text, default: '/srv/perlas' },
    api: { ...text, default: 'http://127.0.0.1:4173' },
    reports: text,
    'api-origin': text,
  },
});

const origin = new URL(values.origin);
const apiOrigin = values['api-origin'];
const hosted: Hosted = {
  build: readBuild(values.dist),
  ...(values.next !== undefined && { next: { ...readBuild(values.next), share: Number(values.share) } }),
  origin: origin.origin,
  port: Number(values.port ?? (origin.port || (origin.protocol === 'https:' ? 443 : 80))),
  root: path.resolve(values.root),
  api: values.api,
  reports: values.reports ?? values.api,
  ...(apiOrigin !== undefined && { apiOrigin: new URL(apiOrigin).origin }),
};
const calls = hosted.build.headers['/sw.js']?.['Content-Security-Policy'] ?? '';
if (hosted.apiOrigin && !calls.includes(hosted.apiOrigin))
  throw new Error(`This build doesn't call ${hosted.apiOrigin}: build it with VITE_API_BASE=${hosted.apiOrigin}.`);

const files = {
  'nginx.conf': nginx(hosted),
  Caddyfile: caddy(hosted),
  _headers: headersFile(hosted),
  'rules.md': rulesTable(hosted),
  ...containers(hosted),
};
mkdirSync(values.out, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(path.join(values.out, name), content);
putIntoSite(values.out, values.next === undefined ? [values.dist] : [values.dist, values.next], Date.now());
console.log(`${values.out} has the site, and: ${Object.keys(files).join(', ')}`);
