import { ifLockIsFree, lockedOrNot } from './locks.ts';

/**
 * Name of the Web Lock, held in shared mode by everything that an update must not interrupt: a request sent at a tap
 * (money above all), a game, a form with input.
 */
const busyLock = 'busy';

/** The timeout for the lock, milliseconds; an update in another tab that holds it reloads only that tab. */
const patience = 1_000;

/**
 * Holds the busy lock until the work is done, so that no tab reloads for an update meanwhile; works without it if the
 * browser refuses it.
 */
export const whileBusy = <T>(work: () => Promise<T>): Promise<T> =>
  lockedOrNot(busyLock, { mode: 'shared' }, patience, work);

/** Runs work that may end with a reload, unless any tab is busy or the browser can't tell: then undefined. */
export const ifNobodyIsBusy = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  ifLockIsFree(busyLock, patience, work);
