import { deviceOf, isInstalled } from './device.ts';
import { inAppHere } from './inApp.ts';

const storage = () => navigator.storage as StorageManager | undefined;

/**
 * Whether this browser deletes all that a site has stored after seven days without a visit, until it is installed: those
 * on WebKit do, which are all of iOS and Safari on a Mac.
 */
export function deletesUnused(): boolean {
  if (isInstalled() || inAppHere()) return false;
  const { userAgent } = navigator;
  return deviceOf(navigator) === 'ios' || /macintosh.* version\/.* safari\//i.test(userAgent);
}

/** Whether the browser could be asked to keep what is stored, and hasn't agreed yet; never asks. */
export const mayBeKept = async (): Promise<boolean> =>
  storage()?.persist !== undefined &&
  !(await storage()!
    .persisted()
    .catch(() => true));

/** Asks the browser to keep what is stored; some ask the player, so this belongs to a tap that is for just that. */
export const askToKeep = async (): Promise<boolean> =>
  (await storage()
    ?.persist?.()
    .catch(() => false)) ?? false;
