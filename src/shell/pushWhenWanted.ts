import { isAllowed } from '#browser/pushAllowed.ts';
import { isInstalled } from '#browser/device.ts';

/** Loads what keeps notifications and the icon's badge with the player, where there may be any (O-22, O-23). */
export function pushWhenWanted(): void {
  if (!isAllowed() && !isInstalled()) return;
  void import('#shared/push/parts.ts').then(
    ({ parts }) => parts.startPush(),
    () => {},
  );
}
