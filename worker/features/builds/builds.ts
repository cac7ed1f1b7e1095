import type { Core } from '#worker/core/core.ts';

/** How often the build manifest is looked at, milliseconds (checklist Q-43). */
const period = 10 * 60_000;

/** Looks at the operator's build manifest and tells the page which build is the newest (spec §4), and whether a service worker is wanted. */
export function createBuilds({ stores, network, world, leaderTasks, on, origin }: Core) {
  let asked = Number.NEGATIVE_INFINITY;

  async function checkBuild() {
    asked = world.elapsed();
    const said = await network.get(`${origin}/builds/latest.json?t=${world.now()}`);
    const { id, serviceWorker } = (said ?? {}) as { id?: unknown; serviceWorker?: unknown };
    if (typeof id === 'string') Object.assign(stores.build, { latest: id, serviceWorker: serviceWorker !== false });
    return true;
  }

  /** Looks again if the last look is older than this. Says whether it found a manifest, and nothing in its place. */
  const checkIfOlder = async (age: number) => world.elapsed() - asked < age || checkBuild().catch(() => false);

  leaderTasks.every('build', period, () => checkBuild().catch(() => false));
  on('resumed', () => void checkIfOlder(60_000));
  return { checkIfOlder };
}
