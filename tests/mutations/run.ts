import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkHistory } from '../history/check.ts';
import { bundleSoak } from '../soak/bundle.ts';
import type { Journey, Mutation } from './mutation.ts';
import { mutations as all } from './mutations.ts';
import { plant } from './plant.ts';

/** How long the soak searches for a mutation: a number of seeds, each with a number of simulated hours. */
const search = { seeds: 6, hours: 4 };

/** The first violation of each invariant that the soak finds with these mutations. */
async function brokenBy(mutation?: Mutation): Promise<string[]> {
  const bug = mutation && plant(mutation);
  const { soak } = await bundleSoak(...(bug ? [bug] : []));
  bug?.whole();
  for (let seed = 1; seed <= search.seeds; seed++) {
    const { history } = await soak(seed, search.hours);
    const broken = checkHistory(history);
    const promises = [...new Set(broken.map((sentence) => sentence.slice(0, sentence.indexOf(':'))))];
    if (mutation && 'promise' in mutation.found ? promises.includes(mutation.found.promise) : promises.length > 0)
      return promises;
  }
  return [];
}

const top = path.join(import.meta.dirname, '../..');
const vitest = path.join(top, 'node_modules/vitest/vitest.mjs');
const vite = path.join(top, 'node_modules/vite/bin/vite.js');
const playwright = path.join(top, 'node_modules/playwright/cli.js');
/** Vite configuration with the mutation named by MUTATION. */
const withBug = path.join(import.meta.dirname, 'planted.config.ts');

/** Whether one of the tests fails, with or without a mutation. */
function failing(tests: readonly string[], bug?: string): boolean {
  const settings = bug ? ['--config', withBug] : [];
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...tests, ...settings], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, ...(bug && { MUTATION: bug }) },
  });
  return status !== 0 && /Tests .*failed/.test(stdout);
}

/** The folder of the build, with or without a mutation. */
const dist = path.join(top, 'node_modules/.cache/mutations/planted');

function build(bug?: string) {
  const settings = bug ? ['--config', withBug] : [];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', ...settings], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', DIST: dist, ...(bug && { MUTATION: bug }) },
  });
  if (status !== 0) throw new Error(`${bug ?? 'without a bug'}: ${stderr}`);
}

/**
 * The invariants that the checker finds violated on a journey in Chromium with the last build, each once, or
 * 'the journey' if it did not finish.
 */
function brokenOn({ file, title }: Journey): string[] {
  const words = ['test', '-c', 'tests', file, '-g', title, '--reporter=list'];
  const env = { ...process.env, DIST: dist };
  const { status, stdout } = spawnSync(process.execPath, [playwright, ...words], { cwd: top, encoding: 'utf8', env });
  const said = [...stdout.matchAll(/"(I\d+): /g)].map(([, promise]) => promise!);
  return status === 0 ? [] : [...new Set(said.length > 0 ? said : ['the journey'])];
}

async function look(mutation: Mutation): Promise<string> {
  const { found } = mutation;
  if ('test' in found) return failing([found.test], mutation.name) ? found.test : '';
  if (!found.on) return (await brokenBy(mutation)).join(', ');
  build(mutation.name);
  const broken = brokenOn(found.on);
  return broken.includes(found.promise) ? `${broken.join(', ')} in Chromium` : '';
}

// Filter by name, as in `npm run mutations -- "older balance"`; all mutations by default.
const [wanted = ''] = process.argv.slice(3);
const mutations = all.filter(({ name }) => name.includes(wanted));

// Fails here for a mutation that can't be planted, before it could count as detected.
for (const mutation of mutations) plant(mutation);

let missed = 0;
const tests = new Set(mutations.flatMap(({ found }) => ('test' in found ? [found.test] : [])));
if (tests.size > 0 && failing([...tests])) {
  console.log('Nothing is planted, and all the same the tests fail.');
  missed++;
}
const sound = await brokenBy();
if (sound.length > 0) {
  console.log(`Nothing is planted, and all the same the soak finds ${sound.join(', ')} broken.`);
  missed++;
}
const journeys = mutations.flatMap(({ name, found }) =>
  'promise' in found && found.on ? [{ name, on: found.on }] : [],
);
if (journeys.length > 0) build();
for (const { name, on } of journeys) {
  const broken = brokenOn(on);
  if (broken.length > 0) {
    console.log(`Nothing is planted, and all the same ${broken.join(', ')} is broken where "${name}" is looked for.`);
    missed++;
  }
}
for (const mutation of mutations) {
  const began = Date.now();
  const by = await look(mutation);
  if (!by) missed++;
  console.log(
    `${by ? 'found ' : 'MISSED'} ${mutation.name}${by && ` (${by})`} ${((Date.now() - began) / 1_000).toFixed(1)} s`,
  );
}
console.log(`${mutations.length} bugs planted, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
