import { isAllowed } from '#browser/push/pushAllowed.ts';
import { isInstalled } from '#browser/device.ts';

/** Loads what keeps notifications and the icon's badge in step with the player, if there may be any (O-22, O-23). */
export async function pushWhenWanted(): Promise<void> {
  if (!isAllowed() && !isInstalled()) return;
  try {
    const { parts } = await import('#shared/push/parts.ts');
    parts.startPush();
  } catch {
    // The code is neither cached nor reachable; the next start retries.
  }
}
