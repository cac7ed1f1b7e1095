import { deviceOf, isInstalled } from './device.ts';
import { inAppHere } from './inApp.ts';

const storage = () => navigator.storage as StorageManager | undefined;

/**
 * Whether this browser deletes a site's data after seven days without a visit, unless installed: WebKit does, that is
 * all of iOS and Safari on a Mac.
 */
export function deletesUnused(): boolean {
  if (isInstalled() || inAppHere()) return false;
  const { userAgent } = navigator;
  return deviceOf(navigator) === 'ios' || /macintosh.* version\/.* safari\//i.test(userAgent);
}

/** Whether persistent storage can be requested and isn't granted yet; never prompts. */
export const mayBeKept = async (): Promise<boolean> =>
  storage()?.persist !== undefined &&
  !(await storage()!
    .persisted()
    .catch(() => true));

/** Requests persistent storage; some browsers prompt, so this belongs to a tap meant for it. */
export const askToKeep = async (): Promise<boolean> =>
  (await storage()
    ?.persist?.()
    .catch(() => false)) ?? false;
