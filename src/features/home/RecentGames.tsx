import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { stores } from '#data/stores.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Shelf } from './Shelf.tsx';
import { words } from './words.ts';

/** The games played last, as they were when the lobby was opened: a later change would move the games that are shown. */
export function RecentGames() {
  const t = words.use();
  const { recents } = useSnapshot(stores.library);
  const [tiles] = useState(() => stores.library.recentTiles);
  if (tiles.length === 0) return null;
  const name = t('recents');
  const more = (
    <Link
      href={href('/member/games', { tab: 'recents' })}
      className={buttonClass('quiet', false)}
      aria-label={t('seeAllOf', { name })}
    >
      {t('seeAll')}
    </Link>
  );
  return <Shelf name={name} total={recents.length} tiles={tiles} small more={more} />;
}
