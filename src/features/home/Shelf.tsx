import type { ReactNode } from 'react';
import type { Tile } from '#contract/entities.ts';
import { GameList } from '#shared/games/GameList.tsx';
import css from './HomeScreen.module.css';
import { words } from './words.en.ts';

interface ShelfProps {
  name: string;
  /** The number of games of this kind, including those not shown. */
  total: number;
  /** Undefined while they are loading. */
  tiles: readonly Tile[] | undefined;
  /** How many are loading, for placeholders. */
  expected?: number;
  /** One row of small cards. */
  small?: boolean;
  /** Link to all of them. */
  more: ReactNode;
}

/** A titled row of games. */
export function Shelf({ name, total, tiles, small, expected, more }: ShelfProps) {
  const t = words.use();
  return (
    <section className={small ? css['recent'] : css['shelf']}>
      <header className={css['shelfHead']}>
        <h2>{name}</h2>
        <span className={css['count']}>{t('games', { n: total })}</span>
        {more}
      </header>
      <GameList tiles={tiles} small={small} expected={expected} featured={!small} />
    </section>
  );
}
