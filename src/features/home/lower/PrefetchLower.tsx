import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { requestCaching } from '#browser/requestCaching.ts';
import { coverOf } from '#shared/games/coverOf.ts';
import { useSavesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { bannersOf } from '../banners.ts';

/** The shelves that a first look down the lobby reaches, after the one of its first screen. */
const reached = [1, 5] as const;

/** A path of this origin: what comes from elsewhere isn't kept. */
const own = /^\/\w/;

/** While somebody reads the age notice: has what lies below the first screen brought, and draws none of it. */
export function PrefetchLower() {
  const { shelves } = useSnapshot(stores.lobby);
  const { config } = useSnapshot(stores.settings);
  const saves = useSavesData();
  useReply('getActivityIds', {});
  useEffect(() => {
    if (saves) return;
    const banners = bannersOf(config?.genericImages ?? [], isKnownAddress).map(({ img }) => img);
    const covers = shelves.slice(...reached).flatMap(({ tiles }) => tiles.map(coverOf));
    const pictures = [...banners, ...covers].filter((url) => own.test(url));
    void navigator.serviceWorker?.ready.then(({ active }) => requestCaching(active, pictures));
  }, [saves, config, shelves]);
  return null;
}
