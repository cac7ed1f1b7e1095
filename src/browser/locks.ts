import { limited } from './limited.ts';

/** Requests a Web Lock; rejects, and never throws, if the browser has none or refuses it. */
export const withLock = async <T>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null) => Promise<T>,
): Promise<T> => navigator.locks.request(name, options, work);

/**
 * Runs the work once, holding the lock until it is done; without the lock if the browser has none, refuses it, or
 * doesn't answer for this many milliseconds.
 */
export async function lockedOrNot<T>(
  name: string,
  options: LockOptions,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => (running ??= (async () => work())());
  await limited(patience, withLock(name, options, run)).catch(() => {});
  return run();
}

/**
 * Runs the work while holding the lock if it is free; resolves with undefined otherwise, and if the browser can't
 * tell for this many milliseconds.
 */
export async function ifLockIsFree<T>(name: string, patience: number, work: () => Promise<T>): Promise<T | undefined> {
  let running: Promise<T> | undefined;
  let isLate = false;
  const run = async (lock: Lock | null) => (lock && !isLate ? (running = work()) : undefined);
  await limited(patience, withLock(name, { ifAvailable: true }, run)).catch(() => {});
  isLate = true;
  return running;
}
