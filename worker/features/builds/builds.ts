import type { Core } from '#worker/core/core.ts';

/** The polling interval of the build manifest, milliseconds (checklist Q-43). */
const period = 10 * 60_000;

/** Polls the operator's build manifest for the newest build (spec §4), and for whether a service worker is wanted. */
export function createBuilds({ stores, network, world, leaderTasks, on, origin }: Core) {
  let asked = Number.NEGATIVE_INFINITY;

  async function checkBuild() {
    asked = world.elapsed();
    const said = await network.get(`${origin}/builds/latest.json?t=${world.now()}`);
    const { id, serviceWorker } = (said ?? {}) as { id?: unknown; serviceWorker?: unknown };
    if (typeof id === 'string') Object.assign(stores.build, { latest: id, serviceWorker: serviceWorker !== false });
    return true;
  }

  /** Checks again if the last check is older than `age`; resolves with whether a manifest was found. */
  const checkIfOlder = async (age: number) => world.elapsed() - asked < age || checkBuild().catch(() => false);

  leaderTasks.every('build', period, () => checkBuild().catch(() => false));
  on('resumed', () => void checkIfOlder(60_000));
  return { checkIfOlder };
}
