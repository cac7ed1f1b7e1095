import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkHistory } from '../history/check.ts';
import { bundleSoak } from '../soak/bundle.ts';
import { mutations, type Mutation } from './mutations.ts';
import { plant } from './plant.ts';

/** How long a planted bug may hide: so many runs of so many simulated hours. */
const search = { seeds: 6, hours: 4 };

/** What the soak says of a data layer with these bugs: the first promises broken, each once. */
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

/** Whether one of the tests fails: with a bug, or for want of it. */
function failing(tests: readonly string[], bug?: string): boolean {
  const settings = bug ? ['--config', path.join(import.meta.dirname, 'vitest.config.ts')] : [];
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...tests, ...settings], {
    cwd: top,
    encoding: 'utf8',
    env: { ...process.env, ...(bug && { MUTATION: bug }) },
  });
  return status !== 0 && /Tests .*failed/.test(stdout);
}

async function look(mutation: Mutation): Promise<string> {
  if ('test' in mutation.found) return failing([mutation.found.test], mutation.name) ? mutation.found.test : '';
  return (await brokenBy(mutation)).join(', ');
}

// What can't be planted ends the run here, before it could pass for found.
for (const mutation of mutations) plant(mutation);

let missed = 0;
if (failing([...new Set(mutations.flatMap(({ found }) => ('test' in found ? [found.test] : [])))])) {
  console.log('Nothing is planted, and all the same the tests fail.');
  missed++;
}
const sound = await brokenBy();
if (sound.length > 0) {
  console.log(`Nothing is planted, and all the same the soak finds ${sound.join(', ')} broken.`);
  missed++;
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
