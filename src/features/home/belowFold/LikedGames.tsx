import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { stores } from '#data/stores.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Shelf } from '../Shelf.tsx';
import { words } from './words.ts';

/** Maximum number of games on the shelf. */
const most = 6;

/** The shelf of the player's liked games; an empty one is left out. */
export function LikedGames() {
  const t = words.use();
  const { likes } = useSnapshot(stores.library);
  const { tiles, failed } = useGamesByIds(likes.slice(0, most));
  if (likes.length === 0 || tiles?.length === 0 || (!tiles && failed)) return null;
  const name = t('likes');
  const more = (
    <Link
      href={href('/member/games', { tab: 'likes' })}
      className={buttonClass('quiet', false)}
      aria-label={t('allOf', { name })}
    >
      {t('all')}
    </Link>
  );
  return <Shelf name={name} total={likes.length} tiles={tiles} expected={Math.min(likes.length, most)} more={more} />;
}
