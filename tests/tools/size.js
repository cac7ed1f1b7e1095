import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { graphFileOf, readFilled, readGraph, readPrecached, weigh } from './built.js';

/** @typedef {{ what: string, files: string[], budget: number }} Row */

/** Bytes, compressed with brotli 11. */
const budgets = {
  firstVisit: 106_000,
  screen: 12_000,
  part: 17_500,
  soon: 32_000,
  kit: 2_000,
  catalogue: 4_000,
  dexie: 30_000,
  serviceWorker: 8_000,
  installed: 160_000,
  /** Everything that is brought for offline use, with the words of one language. */
  filled: 520_000,
  files: 120,
  file: 400,
};

const top = path.join(import.meta.dirname, '../..');
const dist = path.resolve(top, process.env['DIST'] ?? 'dist');
if (!existsSync(graphFileOf(dist)) || !existsSync(dist))
  throw new Error('There is no build to measure: npm run build.');

const { first, chunks, light } = readGraph(dist);

/** A file's name without its fingerprint: `kit.js`. */
const nameOf = (/** @type {string} */ file) =>
  path.basename(file).replace(/-[^-.]{8}(?=\.\w+$)|-[\w-]{8}(?=\.\w+$)/, '');

/** The files of a name, scripts and styles. */
const named = (/** @type {string} */ name) =>
  Object.entries(chunks)
    .filter(([file]) => nameOf(file) === `${name}.js`)
    .flatMap(([file, { styles }]) => [file, ...styles]);

/** What every visit loads after the first screen, the part that is installed first. No screen's size includes it. */
const kit = named('kit');
const soon = ['afterLoad', 'soon'].flatMap(named);

/** A chunk with the chunks it imports, except those of the first visit and the kit. */
function withNeeds(/** @type {string} */ name, /** @type {Set<string>} */ found = new Set()) {
  if (found.has(name) || first.includes(name) || kit.includes(name) || soon.includes(name)) return found;
  found.add(name);
  const { styles = [], imports = [] } = chunks[name] ?? {};
  for (const style of styles) if (![...first, ...kit, ...soon].includes(style)) found.add(style);
  for (const imported of imports) withNeeds(imported, found);
  return found;
}

/** `DepositModal` is excluded: it shows a part of the wallet's page, loaded after it, and is weighed as one. */
const screen = /(Screen|(?<!Deposit)Modal)\.tsx$/;
const catalogue = /words\.\w+\.ts$/;

/** Lazily loaded files of the page, each with its own budget. @returns {Row[]} */
function each() {
  return Object.entries(chunks)
    .filter(([file]) => ![...first, ...kit, ...soon].includes(file) && !file.includes('/core-'))
    .filter(([, { sources }]) => sources.length > 0)
    .map(([file, { sources }]) => {
      const shown = sources.filter((source) => screen.test(source)).map((source) => path.basename(source, '.tsx'));
      const kind = sources.every((source) => catalogue.test(source))
        ? 'catalogue'
        : shown.length > 0
          ? 'screen'
          : 'part';
      return { what: [nameOf(file), ...shown].join(' '), files: [...withNeeds(file)], budget: budgets[kind] };
    });
}

const precached = readPrecached(dist);
const lacking = precached.flatMap((name) => chunks[name]?.imports ?? []).filter((name) => !precached.includes(name));
if (lacking.length > 0) throw new Error(`The service worker keeps files that can't run without ${lacking.join(', ')}.`);

/** @type {Row[]} */
const rows = [
  { what: 'first visit', files: ['index.html', ...first], budget: budgets.firstVisit },
  { what: 'kit', files: kit, budget: budgets.kit },
  { what: 'soon', files: soon, budget: budgets.soon },
  ...each(),
  ...Object.entries(chunks)
    .filter(([, { packages }]) => packages.includes('dexie'))
    .map(([name]) => ({ what: 'Dexie', files: [name], budget: budgets.dexie })),
  { what: 'installed', files: precached, budget: budgets.installed },
  ...['en', 'fil'].map((language) => {
    const files = readFilled(dist, language);
    return { what: `filled in ${language}, ${files.length} files`, files, budget: budgets.filled };
  }),
  { what: 'service worker', files: ['sw.js'], budget: budgets.serviceWorker },
];

const all = readdirSync(path.join(dist, 'assets')).filter((file) => /\.(js|css)$/.test(file));
const weights = new Map(
  [...rows.flatMap(({ files }) => files), ...all.map((file) => `assets/${file}`)].map((file) => [
    file,
    weigh(readFileSync(path.join(dist, file))),
  ]),
);

for (const { what, files, budget } of rows) {
  const bytes = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  say(bytes, budget, what);
  if (what === 'first visit')
    for (const file of files) console.log(`     ${String(weights.get(file)).padStart(7)}    ${file}`);
}
say(all.length, budgets.files, 'scripts and styles of the app');
for (const file of all) {
  const bytes = weights.get(`assets/${file}`) ?? 0;
  if (bytes < budgets.file && !light[nameOf(file)]) fail(`${bytes} bytes are too few for a file of their own: ${file}`);
}

/** @type {Set<string>} */
const whole = new Set();
for (const file of Object.keys(chunks)) refuseCircles(file, []);

/** Circular imports would run in an undefined order. */
function refuseCircles(/** @type {string} */ file, /** @type {string[]} */ from) {
  if (from.includes(file)) return fail(`These files import each other: ${[...from, file].join(' > ')}`);
  if (whole.has(file)) return;
  for (const imported of chunks[file]?.imports ?? []) refuseCircles(imported, [...from, file]);
  whole.add(file);
}

function say(/** @type {number} */ amount, /** @type {number} */ budget, /** @type {string} */ what) {
  const over = amount > budget;
  console.log(`${over ? 'OVER' : '  ok'} ${String(amount).padStart(7)} of ${String(budget).padStart(7)}  ${what}`);
  if (over) process.exitCode = 1;
}

function fail(/** @type {string} */ why) {
  console.log(`OVER ${why}`);
  process.exitCode = 1;
}
