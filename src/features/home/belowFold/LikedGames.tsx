import { useSnapshot } from 'valtio';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { stores } from '#data/stores.ts';
import { LibraryShelf } from '../LibraryShelf.tsx';
import { words } from './words.en.ts';

/** Maximum number of games on the shelf. */
const most = 6;

/** The shelf of the player's liked games; an empty one is left out. */
export function LikedGames() {
  const t = words.use();
  const { likes } = useSnapshot(stores.library);
  const { tiles, failed } = useGamesByIds(likes.slice(0, most));
  if (likes.length === 0 || tiles?.length === 0 || (!tiles && failed)) return null;
  const expected = Math.min(likes.length, most);
  return <LibraryShelf tab="likes" name={t('likes')} total={likes.length} tiles={tiles} expected={expected} />;
}
