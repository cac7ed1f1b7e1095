import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { requestCaching } from '#browser/requestCaching.ts';
import { coverOf } from '#shared/games/coverOf.ts';
import { useSavesData } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { bannersOf, builtIn } from '../banners.ts';
import { importTiles } from './importTiles.ts';

/** The shelves below the first one that scrolling reaches first. */
const reached = [1, 5] as const;

/** A path of this origin; other origins aren't cached. */
const own = /^\/\w/;

/** Prefetches code and pictures of the lobby below the fold while the age gate is being read; renders nothing. */
export function PrefetchBelowFold() {
  const { shelves } = useSnapshot(stores.lobby);
  const { config } = useSnapshot(stores.settings);
  const saves = useSavesData();
  useReply('getActivityIds', {});
  useEffect(() => {
    if (saves) return;
    const banners = bannersOf(config ?? {}, isKnownAddress)
      .filter((banner) => banner !== builtIn)
      .map(({ img }) => img);
    const covers = shelves.slice(...reached).flatMap(({ tiles }) => tiles.map(coverOf));
    const pictures = [...banners, ...covers].filter((url) => own.test(url));
    void importTiles().catch(() => {});
    void navigator.serviceWorker?.ready.then(({ active }) => requestCaching(active, pictures));
  }, [saves, config, shelves]);
  return null;
}
