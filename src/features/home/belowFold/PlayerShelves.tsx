import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { stores } from '#data/stores.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Shelf } from '../Shelf.tsx';
import { words } from './words.ts';

/** Maximum number of games on each of the player's own shelves. */
const most = 6;

/** A shelf of recently played games and one of liked games; an empty one is left out. */
export function PlayerShelves() {
  const { likes, recents } = useSnapshot(stores.library);
  return (
    <>
      <PlayerShelf tab="recents" ids={recents.map(({ gameId }) => gameId)} />
      <PlayerShelf tab="likes" ids={likes} />
    </>
  );
}

function PlayerShelf({ tab, ids }: { tab: 'likes' | 'recents'; ids: readonly number[] }) {
  const t = words.use();
  const { tiles, failed } = useGamesByIds(ids.slice(0, most));
  if (ids.length === 0 || tiles?.length === 0 || (!tiles && failed)) return null;
  const name = t(tab);
  const more = (
    <Link
      href={href('/member/games', { tab })}
      className={buttonClass('quiet', false)}
      aria-label={t('allOf', { name })}
    >
      {t('all')}
    </Link>
  );
  return <Shelf name={name} total={ids.length} tiles={tiles} expected={Math.min(ids.length, most)} more={more} />;
}
