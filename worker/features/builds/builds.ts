import type { Core } from '#worker/core/core.ts';

/** The polling interval of the build manifest, milliseconds (checklist Q-43). */
export const period = 10 * 60_000;

/** After a return the manifest is read again if the last check is older than this, milliseconds (checklist Q-43). */
export const manifestAge = 60_000;

/** Polls the operator's build manifest for the newest build (spec §4), and for whether a service worker is wanted. */
export function createBuilds({ stores, network, world, leaderTasks, on, origin }: Core) {
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function checkBuild() {
    checkedAt = world.elapsed();
    const manifest = await network.get(`${origin}/builds/latest.json?t=${world.now()}`);
    const { id, serviceWorker } = (manifest ?? {}) as { id?: unknown; serviceWorker?: unknown };
    if (typeof id === 'string') Object.assign(stores.build, { latest: id, serviceWorker: serviceWorker !== false });
    return true;
  }

  /** Checks again if the last check is older than `age`; resolves with whether a manifest was found. */
  const checkIfOlder = async (age: number) => world.elapsed() - checkedAt < age || checkBuild().catch(() => false);

  leaderTasks.every('build', period, () => checkBuild().catch(() => false));
  on('resumed', () => void checkIfOlder(manifestAge));
  return { checkIfOlder };
}
