import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddy } from './caddy.ts';
import { headersFile, rulesTable } from './cdn.ts';
import { containers } from './containers.ts';
import { nginx } from './nginx.ts';
import { asksForHelp, hintFor, orderOf, usage } from './options.ts';
import { putOwn } from './own.ts';
import { putIntoSite } from './site.ts';

function write(args: string[]) {
  const { hosted, dists, out, configured } = orderOf(args, process.env);
  const files = {
    'nginx.conf': nginx(hosted),
    Caddyfile: caddy(hosted),
    _headers: headersFile(hosted),
    'rules.md': rulesTable(hosted),
    ...containers(hosted),
  };
  mkdirSync(out, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(out, name), content);
  putIntoSite(out, dists, Date.now());
  putOwn(out, configured);
  console.log(`${out} has the site, and: ${Object.keys(files).join(', ')}`);
  const hint = hintFor(hosted);
  if (hint) console.warn(hint);
}

try {
  const args = process.argv.slice(3);
  if (asksForHelp(args)) console.log(usage);
  else write(args);
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`);
  process.exitCode = 1;
}
