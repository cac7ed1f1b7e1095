import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isOnIosHomeScreen } from '#browser/device.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { prefetchModal, show } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { isLobbyUsed } from './lobbyUse.ts';

const name = 'launched';

const isDue = () => isOnIosHomeScreen() && !readLocal('device', name, false);

async function explain() {
  await prefetchModal('firstLaunch');
  if (isLobbyUsed() || !isDue() || stores.session.userId !== 0) return;
  writeLocal('device', name, true);
  await show('firstLaunch', {});
}

/**
 * Explains on the first start from an iOS home screen why another log-in is needed: it shares no storage with Safari
 * (checklist O-11). Over a lobby in use it waits for the next page.
 */
export function useFirstLaunch(pathname: string): void {
  const { known, userId } = useSnapshot(stores.session);
  useEffect(() => {
    if (!known || !isDue()) return;
    if (userId === 0) void explain().catch(() => {});
    else writeLocal('device', name, true);
  }, [known, userId, pathname]);
}
