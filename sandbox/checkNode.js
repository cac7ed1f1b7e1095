import { readFileSync } from 'node:fs';
import { nodeFault } from './nodeVersion.js';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const fault = nodeFault(process.versions.node, engines.node);
if (fault) {
  console.error(`\n  ${fault}\n`);
  process.exit(1);
}
