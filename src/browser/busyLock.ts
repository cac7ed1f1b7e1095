/** Held, and shared, by whatever an update must not break into: what is sent at a tap, money before all, a game, a form begun. */
export const busyLock = 'busy';

/** Keeps updates out of every tab until the work is done. */
export const whileBusy = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(busyLock, { mode: 'shared' }, work);

/** Keeps updates out of every tab until what is given back is called. */
export function holdBusy(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  whileBusy(() => held).catch(() => {});
  return release;
}
