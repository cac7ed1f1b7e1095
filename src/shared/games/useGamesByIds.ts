import { useSnapshot } from 'valtio';
import type { Tile } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useCatalogue } from './useCatalogue.ts';

/** Number of cached lists, available at once when the player returns to them. */
const remembered = 4;
const last = new Map<string, readonly Tile[]>();

function remember(key: string, tiles: readonly Tile[]) {
  last.delete(key);
  last.set(key, tiles);
  for (const oldest of [...last.keys()].slice(0, -remembered)) last.delete(oldest);
}

/**
 * The games with these ids, in order: `tiles` is undefined until loaded, and has those of the previous ids meanwhile.
 * Games that no longer exist are left out.
 */
export function useGamesByIds(ids: readonly number[]) {
  const { version } = useSnapshot(stores.lobby);
  const question = JSON.stringify(ids);
  const key = `${version} ${question}`;
  const { value, ...state } = useCatalogue<readonly Tile[]>(question, async () => {
    const found = await app.games.gamesByIds([...ids]);
    if (stores.lobby.at > 0) remember(key, found);
    return found;
  });
  return { tiles: last.get(key) ?? value, ...state };
}
