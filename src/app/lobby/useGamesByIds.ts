import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '../../../worker/contract/stores.ts';
import { stores } from '../stores.ts';
import { app } from '../worker.ts';

/** The games with these ids, in their order; undefined until they have come. A game that is gone is left out. */
export function useGamesByIds(ids: readonly number[]): readonly Tile[] | undefined {
  const { version } = useSnapshot(stores.lobby);
  const [tiles, setTiles] = useState<Tile[]>();
  const key = JSON.stringify(ids);

  useEffect(() => {
    let wanted = true;
    void app.gamesByIds(JSON.parse(key) as number[]).then(
      (found) => wanted && setTiles(found),
      () => wanted && setTiles([]),
    );
    return () => {
      wanted = false;
    };
  }, [key, version]);
  return tiles;
}
