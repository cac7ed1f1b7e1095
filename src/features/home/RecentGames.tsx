import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { LibraryShelf } from './LibraryShelf.tsx';
import { words } from './words.en.ts';

/** The recently played games, as first known to the open lobby: a later change would move the visible games. */
export function RecentGames() {
  const t = words.use();
  const { recents, recentTiles } = useSnapshot(stores.library);
  const [tiles, setTiles] = useState(recentTiles);
  if (recentTiles.length > 0 && tiles.length === 0) setTiles(recentTiles);
  if (tiles.length === 0) return null;
  return <LibraryShelf tab="recents" name={t('recents')} total={recents.length} tiles={tiles} small />;
}
