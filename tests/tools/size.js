import '../../sandbox/checkNode.js';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { graphFileOf, readFilled, readGraph, readPrecached, weigh } from './built.js';

/** @typedef {{ what: string, files: string[], limit?: number }} Row */

/** Limits that protect players (docs/decisions, "Budgets"): bytes compressed with brotli 11, and a number of files. */
const limits = {
  firstVisit: 112_000,
  soon: 36_000,
  installed: 170_000,
  serviceWorker: 8_500,
  /** Everything downloaded for offline use, with the texts of one language. */
  filled: 520_000,
  files: 140,
};
/** Every other row may exceed its recorded figure by the larger of these; `npm run size -- --record` updates them. */
const growth = { share: 0.05, bytes: 300 };
/** A file of fewer bytes costs a slow phone as much time as a large one. */
const leastFile = 400;

const top = path.join(import.meta.dirname, '../..');
const dist = path.resolve(top, process.env['DIST'] ?? 'dist');
if (!existsSync(graphFileOf(dist)) || !existsSync(dist))
  throw new Error('There is no build to measure: npm run build.');

const { first, chunks, light } = readGraph(dist);
const recordFile = path.join(import.meta.dirname, 'sizes.json');
const isRecording = process.argv.includes('--record');
/** @type {Record<string, number>} */
const recorded = JSON.parse(readFileSync(recordFile, 'utf8'));
/** @type {Record<string, number>} */
const measured = {};

/** A file's name without its fingerprint: `kit.js`. */
const nameOf = (/** @type {string} */ file) =>
  path.basename(file).replace(/-[^-.]{8}(?=\.\w+$)|-[\w-]{8}(?=\.\w+$)/, '');

/** The files of a name, scripts and styles. */
const named = (/** @type {string} */ name) =>
  Object.entries(chunks)
    .filter(([file]) => nameOf(file) === `${name}.js`)
    .flatMap(([file, { styles }]) => [file, ...styles]);

/** The code that every visit loads after the first screen and installs first. No screen's size includes it. */
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

/** `DepositModal` is excluded, as it shows a part of the wallet's page and loads after it. */
const screen = /(Screen|(?<!Deposit)Modal)\.tsx$/;

/** Lazily loaded files of the page, each with what it needs. @returns {Row[]} */
function each() {
  const known = new Set();
  return Object.entries(chunks)
    .filter(([file]) => ![...first, ...kit, ...soon].includes(file) && !file.includes('/core-'))
    .filter(([, { sources }]) => sources.length > 0)
    .map(([file, { sources }]) => {
      const shown = sources.filter((source) => screen.test(source)).map((source) => path.basename(source, '.tsx'));
      const name = nameOf(file);
      const what = [known.has(name) ? `${name} of ${sources[0]}` : name, ...shown].join(' ');
      known.add(name);
      return { what, files: [...withNeeds(file)] };
    });
}

const precached = readPrecached(dist);
const lacking = precached.flatMap((name) => chunks[name]?.imports ?? []).filter((name) => !precached.includes(name));
if (lacking.length > 0) throw new Error(`The service worker keeps files that can't run without ${lacking.join(', ')}.`);

/** @type {Row[]} */
const rows = [
  { what: 'first visit', files: ['index.html', ...first], limit: limits.firstVisit },
  { what: 'soon', files: soon, limit: limits.soon },
  { what: 'installed', files: precached, limit: limits.installed },
  ...['en', 'fil'].map((language) => {
    const files = readFilled(dist, language);
    return { what: `filled in ${language}`, files, limit: limits.filled };
  }),
  { what: 'service worker', files: ['sw.js'], limit: limits.serviceWorker },
  { what: 'kit', files: kit },
  ...each(),
  ...Object.entries(chunks)
    .filter(([, { packages }]) => packages.includes('dexie'))
    .map(([name]) => ({ what: 'Dexie', files: [name] })),
];

const all = readdirSync(path.join(dist, 'assets')).filter((file) => /\.(js|css)$/.test(file));
const weighed = new Set([...rows.flatMap(({ files }) => files), ...all.map((file) => `assets/${file}`)]);
const weights = new Map([...weighed].map((file) => [file, weigh(readFileSync(path.join(dist, file)))]));

for (const { what, files, limit } of rows) {
  const bytes = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  say(bytes, what, limit);
  if (what === 'first visit')
    for (const file of files) console.log(`     ${String(weights.get(file)).padStart(7)}    ${file}`);
}
say(all.length, 'scripts and styles of the app', limits.files);
for (const file of all) {
  const bytes = weights.get(`assets/${file}`) ?? 0;
  if (bytes < leastFile && !light[nameOf(file)]) fail(`${bytes} bytes are too few for a file of their own: ${file}`);
}
if (isRecording) writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`);

/** @type {Set<string>} */
const whole = new Set();
for (const file of Object.keys(chunks)) refuseCircles(file, []);

/** Fails on circular imports, which would run in an undefined order. */
function refuseCircles(/** @type {string} */ file, /** @type {string[]} */ from) {
  if (from.includes(file)) return fail(`These files import each other: ${[...from, file].join(' > ')}`);
  if (whole.has(file)) return;
  for (const imported of chunks[file]?.imports ?? []) refuseCircles(imported, [...from, file]);
  whole.add(file);
}

/** Prints a row, and fails it above its limit, or above its recorded figure plus the allowed growth. */
function say(/** @type {number} */ amount, /** @type {string} */ what, /** @type {number | undefined} */ limit) {
  const before = isRecording ? amount : recorded[what];
  const most = limit ?? (before === undefined ? 0 : before + Math.max(before * growth.share, growth.bytes));
  if (limit === undefined) measured[what] = amount;
  const over = amount > most;
  const of =
    before === undefined && limit === undefined ? 'not recorded' : `of ${String(Math.floor(most)).padStart(7)}`;
  console.log(`${over ? 'OVER' : '  ok'} ${String(amount).padStart(7)} ${of}  ${what}`);
  if (over) process.exitCode = 1;
}

function fail(/** @type {string} */ why) {
  console.log(`OVER ${why}`);
  process.exitCode = 1;
}
