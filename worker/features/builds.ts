import type { Core } from '../core.ts';

/** How often the build manifest is looked at, milliseconds (checklist Q-43). */
const period = 10 * 60_000;

/** Looks at the operator's build manifest and tells the page which build is the newest (spec §4). */
export function createBuilds({ stores, network, world, duties, on, origin }: Core) {
  let asked = 0;

  async function checkBuild() {
    asked = world.now();
    const said = await network.get(`${origin}/builds/latest.json?t=${asked}`);
    const { id } = (said ?? {}) as { id?: unknown };
    if (typeof id === 'string') stores.build.latest = id;
    return true;
  }

  /** Looks again if the last look is older than this. */
  const checkIfOlder = async (age: number) => {
    if (world.now() - asked >= age) await checkBuild().catch(() => false);
  };

  duties.every('build', period, () => checkBuild().catch(() => false));
  on('resumed', () => void checkIfOlder(60_000));
  return { checkIfOlder };
}
