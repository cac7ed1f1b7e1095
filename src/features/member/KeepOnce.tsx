import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { deletesUnused } from '#browser/keepStorage.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { lazy } from '#nav/lazy.tsx';

/** The name under which a device remembers that its player was told. */
const shownKey = 'keep.told';

const KeepCard = lazy(
  async () => (await import('#shared/install/KeepCard.tsx')).KeepCard,
  () => null,
);

/** Says once on a device that its browser deletes what isn't used; not to who is on a break, as nothing calls them back. */
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
