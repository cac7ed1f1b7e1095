import type { World } from './world.ts';

/** The timeout for the lock, milliseconds; less than the page waits for a worker's start. */
const patience = 3_000;

/**
 * Holds a lock for this worker's lifetime, so that a waiting page notices its death. Resolves with its name, or an
 * empty one if the browser has no locks or refuses them: then only pings notice.
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
