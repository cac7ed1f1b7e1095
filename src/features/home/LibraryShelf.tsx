import { Link } from 'wouter';
import type { Tile } from '#contract/entities.ts';
import { href } from '#nav/href.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Shelf } from './Shelf.tsx';
import { words } from './words.en.ts';

interface LibraryShelfProps {
  tab: 'likes' | 'recents';
  name: string;
  total: number;
  tiles: readonly Tile[] | undefined;
  small?: boolean;
  expected?: number;
}

/** A shelf of the player's own games, with a link to all of them. */
export function LibraryShelf({ tab, name, ...games }: LibraryShelfProps) {
  const t = words.use();
  const more = (
    <Link
      href={href('/member/games', { tab })}
      className={buttonClass('quiet', false)}
      aria-label={t('seeAllOf', { name })}
    >
      {t('seeAll')}
    </Link>
  );
  return <Shelf name={name} more={more} {...games} />;
}
