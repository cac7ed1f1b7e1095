import type { ReactNode } from 'react';
import type { Tile } from '#contract/entities.ts';
import { GameList } from '#shared/games/GameList.tsx';
import css from './HomeScreen.module.css';
import { words } from './words.ts';

interface ShelfProps {
  name: string;
  /** How many games there are of the kind, shown or not. */
  total: number;
  /** Undefined while they are on their way. */
  tiles: readonly Tile[] | undefined;
  /** How many of them are on their way. */
  expected?: number;
  /** The way to all of them. */
  more: ReactNode;
}

/** Games of one kind, under their name. */
export function Shelf({ name, total, tiles, expected, more }: ShelfProps) {
  const t = words.use();
  return (
    <section className={css['shelf']}>
      <header className={css['shelfHead']}>
        <h2>{name}</h2>
        <span className={css['count']}>{t('games', { n: total })}</span>
        {more}
      </header>
      <GameList tiles={tiles} {...(expected && { expected })} />
    </section>
  );
}
