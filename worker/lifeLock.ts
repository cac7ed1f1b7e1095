import type { World } from './world.ts';

/** How long the browser may take over the lock, milliseconds; less than the page waits for a worker's start. */
const patience = 3_000;

/**
 * Holds a lock as long as this worker lives, so that a waiting page notices its death. Resolves with its name, or with an
 * empty one where the browser has no locks or refuses them: then pings alone notice that.
 */
export const holdLifeLock = (world: Pick<World, 'after' | 'uuid'>): Promise<string> =>
  new Promise((resolve) => {
    const name = world.uuid();
    const request = async () =>
      navigator.locks.request(name, () => {
        resolve(name);
        return new Promise(() => {});
      });
    request().catch(() => resolve(''));
    world.after(patience, () => resolve(''));
  });
