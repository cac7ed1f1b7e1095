import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ source: string | null, entry: boolean, imports: string[], styles: string[], packages: string[] }} Chunk
 * @typedef {{ first: string[], chunks: Record<string, Chunk> }} Graph
 * @typedef {{ what: string, files: string[], budget: number }} Row
 */

/** Bytes, compressed with brotli 11. */
const budgets = {
  firstVisit: 106_000,
  screen: 12_000,
  kit: 8_000,
  catalogue: 4_000,
  dexie: 30_000,
  serviceWorker: 8_000,
  offlineReady: 160_000,
};

const top = path.join(import.meta.dirname, '../..');
const dist = path.resolve(top, process.env['DIST'] ?? 'dist');
const graphFile = path.join(top, `node_modules/.cache/build/${path.basename(dist)}.json`);
if (!existsSync(graphFile) || !existsSync(dist)) throw new Error('There is no build to measure: npm run build.');

/** @type {Graph} */
const { first, chunks } = JSON.parse(readFileSync(graphFile, 'utf8'));
const pages = Object.entries(chunks).filter(([, { source, entry }]) => source !== null && !entry);

/** What nearly all screens are made of: loaded once, soon after the first screen. */
const kit = Object.entries(chunks).flatMap(([name, { styles }]) => (/\/kit-/.test(name) ? [name, ...styles] : []));

/** What a first visit is asked: it has a chunk of its own, so that it stays light. */
const notice = Object.keys(chunks).filter((name) => /\/notice-/.test(name));

/** A chunk with what it needs of its own: nothing that a first visit has loaded, and not the kit. */
function withNeeds(/** @type {string} */ name, /** @type {Set<string>} */ found = new Set()) {
  if (found.has(name) || first.includes(name) || kit.includes(name)) return found;
  found.add(name);
  const { styles = [], imports = [] } = chunks[name] ?? {};
  for (const style of styles) if (!first.includes(style)) found.add(style);
  for (const imported of imports) withNeeds(imported, found);
  return found;
}

/** Lazily loaded sources of one kind, each with a budget of its own. @returns {Row[]} */
function each(/** @type {RegExp} */ kind, /** @type {number} */ budget) {
  return pages
    .filter(([name, { source }]) => kind.test(source ?? '') && !first.includes(name))
    .map(([name, { source }]) => ({ what: source ?? '', files: [...withNeeds(name)], budget }));
}

/** The files that the service worker keeps from the day it is installed, as its text names them. */
const precached = [...readFileSync(path.join(dist, 'sw.js'), 'utf8').matchAll(/url:.\/([^`'",]+).,revision/g)].map(
  ([, name = '']) => name,
);
if (!precached.includes('index.html')) throw new Error('The service worker names no files that it keeps.');
const lacking = precached.flatMap((name) => chunks[name]?.imports ?? []).filter((name) => !precached.includes(name));
if (lacking.length > 0) throw new Error(`The service worker keeps files that can't run without ${lacking.join(', ')}.`);

/** @type {Row[]} */
const rows = [
  { what: 'first visit', files: ['index.html', ...first], budget: budgets.firstVisit },
  { what: 'kit', files: kit, budget: budgets.kit },
  { what: 'age notice', files: notice.flatMap((name) => [...withNeeds(name)]), budget: budgets.screen },
  ...each(/(Screen|Modal)\.tsx$/, budgets.screen),
  ...each(/\.fil\.ts$/, budgets.catalogue),
  ...Object.entries(chunks)
    .filter(([, { packages }]) => packages.includes('dexie'))
    .map(([name]) => ({ what: 'Dexie', files: [name], budget: budgets.dexie })),
  { what: 'offline-ready', files: precached, budget: budgets.offlineReady },
  { what: 'service worker', files: ['sw.js'], budget: budgets.serviceWorker },
];

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const weigh = (/** @type {string} */ file) => brotliCompressSync(readFileSync(path.join(dist, file)), quality).length;
const weights = new Map(rows.flatMap(({ files }) => files).map((file) => [file, weigh(file)]));

for (const { what, files, budget } of rows) {
  const bytes = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  const over = bytes > budget;
  console.log(`${over ? 'OVER' : '  ok'} ${String(bytes).padStart(7)} of ${String(budget).padStart(7)}  ${what}`);
  if (what === 'first visit')
    for (const file of files) console.log(`     ${String(weights.get(file)).padStart(7)}    ${file}`);
  if (over) process.exitCode = 1;
}
