import { whileBusy } from '#browser/busyLock.ts';

/** Blocks updates of the app in every tab until the returned function is called. */
export function holdBusy(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  whileBusy(() => held).catch(() => {});
  return release;
}
