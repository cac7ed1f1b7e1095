/**
 * Name of the Web Lock, held in shared mode by everything that an update must not interrupt: a request sent at a tap
 * (money above all), a game, a form with input.
 */
export const busyLock = 'busy';

/** Holds the busy lock until the work is done, so that no tab reloads for an update meanwhile. */
export const whileBusy = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(busyLock, { mode: 'shared' }, work);
