import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '../../../worker/contract/stores.ts';
import { stores } from '../stores.ts';
import { app } from '../worker.ts';

/** How many lists are remembered, so that they are there at once when somebody comes back to them. */
const remembered = 4;
const last = new Map<string, readonly Tile[]>();

function remember(key: string, tiles: readonly Tile[]) {
  last.delete(key);
  last.set(key, tiles);
  for (const oldest of [...last.keys()].slice(0, -remembered)) last.delete(oldest);
}

/**
 * The games with these ids, in their order; undefined until they have come, and meanwhile those of the ids before. A
 * game that is gone is left out.
 */
export function useGamesByIds(ids: readonly number[]): readonly Tile[] | undefined {
  const { version } = useSnapshot(stores.lobby);
  const key = JSON.stringify([version, ids]);
  const [tiles, setTiles] = useState<readonly Tile[]>();

  useEffect(() => {
    let wanted = true;
    const say = (found: readonly Tile[]) => wanted && setTiles(found);
    const [, asked] = JSON.parse(key) as [string, number[]];
    app.gamesByIds(asked).then(
      (found) => {
        remember(key, found);
        say(found);
      },
      () => say([]),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return last.get(key) ?? tiles;
}
