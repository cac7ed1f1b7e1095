import type { ComponentType, ReactNode } from 'react';
import type { Tile } from '#contract/entities.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import css from './GameList.module.css';
import { GameTile, useGameFacts } from './GameTile.tsx';

interface GameListProps {
  /** Undefined while loading. */
  tiles: readonly Tile[] | undefined;
  onOpen?: (tile: Tile) => void;
  /** One sliding row of small cards, not a grid. */
  small?: boolean | undefined;
  /** The first card takes two rows and columns, if the grid has no gap then. */
  featured?: boolean | undefined;
  /** The number of skeleton cards while loading. */
  expected?: number | undefined;
  /** The items of a long list, `NearItem`. */
  Item?: ComponentType<{ place: number; children: ReactNode }>;
}

/** The maximum and default number of skeleton cards. */
const most = 9;

/** How many cards are in a row. */
const columns = 3;

/** A grid or a row of games, one Tab stop for the keyboard, or skeleton cards while loading. */
export function GameList({ tiles, onOpen, small, featured, expected = most, Item = PlainItem }: GameListProps) {
  const { brandOf, isLiked, plain } = useGameFacts();
  if (!tiles) {
    return (
      <div className={css['grid']} aria-busy="true">
        {Array.from({ length: Math.min(expected, most) }, (_, card) => (
          <Skeleton key={card} ratio={0.62} />
        ))}
      </div>
    );
  }
  const large = featured && tiles.length % columns === 0;
  return (
    <ul data-cards className={[css['grid'], small && css['row'], large && css['featured']].filter(Boolean).join(' ')}>
      {tiles.map((tile, place) => (
        <Item key={tile.id} place={place}>
          <GameTile
            tile={tile}
            brand={brandOf(tile.brandId)}
            liked={isLiked(tile.id)}
            plain={plain}
            small={small}
            large={large && place === 0}
            onOpen={onOpen && (() => onOpen(tile))}
          />
        </Item>
      ))}
    </ul>
  );
}

function PlainItem({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
