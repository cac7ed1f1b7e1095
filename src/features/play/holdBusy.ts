import { whileBusy } from '#browser/busyLock.ts';

/** Keeps updates out of every tab until what it returns is called. */
export function holdBusy(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  whileBusy(() => held).catch(() => {});
  return release;
}
