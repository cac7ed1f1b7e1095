import { isAllowed } from '#browser/push/pushAllowed.ts';
import { isInstalled } from '#browser/device.ts';

/** Loads what keeps notifications and the icon's badge with the player, where there may be any (O-22, O-23). */
export async function pushWhenWanted(): Promise<void> {
  if (!isAllowed() && !isInstalled()) return;
  try {
    const { parts } = await import('#shared/push/parts.ts');
    parts.startPush();
  } catch {
    // Not on this device without a network: the next start makes up for it.
  }
}
