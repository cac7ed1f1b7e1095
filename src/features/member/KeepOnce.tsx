import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { deletesUnused } from '#browser/keepStorage.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { lazy } from '#nav/lazy.tsx';

/** Storage key of whether this device's player was told. */
const shownKey = 'keep.told';

const KeepCard = lazy(
  async () => (await import('#shared/install/KeepCard.tsx')).KeepCard,
  () => null,
);

/**
 * Says once per device that its browser deletes unused data; not during a break, as nothing should call the player
 * back.
 */
export function KeepOnce() {
  const { state } = useSnapshot(stores.rg);
  const [isDue] = useState(() => deletesUnused() && !readLocal('device', shownKey, false));
  if (!isDue || state !== 0) return null;
  return (
    <Suspense fallback={null}>
      <KeepCard onShown={() => void writeLocal('device', shownKey, true)} />
    </Suspense>
  );
}
