/** Held, and shared, by whatever an update must not break into: what is sent at a tap, money before all, a game, a form begun. */
export const busyLock = 'busy';

/** Keeps updates out of every tab until the work is done. */
export const whileBusy = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(busyLock, { mode: 'shared' }, work);
