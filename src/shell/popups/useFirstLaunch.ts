import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isOnIosHomeScreen } from '#browser/device.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { show } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';

const name = 'launched';

/**
 * Explains on the first start from an iOS home screen why another log-in is needed: it shares no storage with Safari
 * (checklist O-11).
 */
export function useFirstLaunch(): void {
  const { known, userId } = useSnapshot(stores.session);
  useEffect(() => {
    if (!known || !isOnIosHomeScreen() || readLocal('device', name, false)) return;
    writeLocal('device', name, true);
    if (userId === 0) void show('firstLaunch', {}).catch(() => {});
  }, [known, userId]);
}
