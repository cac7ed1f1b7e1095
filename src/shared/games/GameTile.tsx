import { memo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '#contract/entities.ts';
import { GameCard, type GameBadge } from '#ui/media/GameCard.tsx';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { go } from '#nav/navigation.ts';
import { useSavesData } from '#data/preferences.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { track, useSeen } from '#nav/analytics.ts';
import { words } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { coloursOf, coverOf } from './coverOf.ts';
import css from './GameTile.module.css';

interface GameTileProps {
  tile: Tile;
  brand: string;
  liked: boolean;
  /** Without a picture, to save data. */
  plain: boolean;
  /** With only its cover and name. */
  small?: boolean | undefined;
  /** It takes two rows and columns of its grid. */
  large?: boolean | undefined;
  onOpen?: (() => void) | undefined;
}

/** A game in a list, with a button for its sheet; a visitor who taps it is shown what registering takes. */
export const GameTile = memo(function GameTile({ tile, brand, liked, plain, small, large, onOpen }: GameTileProps) {
  const t = words.use();
  const self = useRef<HTMLDivElement>(null);
  const { id, name, hot, isNew, maintenance } = tile;
  useSeen(self, 'game_card_view', { gameId: id });

  const address = href('/game/start', { gameId: id });
  const like = (on: boolean) => {
    track('like', { gameId: id, on });
    if (stores.session.userId === 0) void show('login', {}).catch(report);
    else void app.player.like(id, on).catch(report);
  };
  const badges: readonly GameBadge[] = [
    ...(maintenance ? [{ kind: 'resting', text: t('resting') } as const] : []),
    ...(hot ? [{ kind: 'hot', text: t('hot') } as const] : []),
    ...(isNew ? [{ kind: 'new', text: t('new') } as const] : []),
  ];

  return (
    <div ref={self} className={css['tile']}>
      <GameCard
        href={address}
        name={name}
        brand={brand}
        cover={plain ? undefined : coverOf(tile)}
        colours={coloursOf(tile)}
        badges={badges}
        small={small}
        large={large}
        playLabel={t('play')}
        resting={Boolean(maintenance)}
        liked={liked}
        likeLabel={t('like', { name })}
        onLike={like}
        aside={
          <button
            type="button"
            className={css['about']}
            aria-label={t('about', { name })}
            onClick={() => void show('gameInfo', { gameId: id, name }).catch(report)}
          />
        }
        onOpen={() => {
          track('game_card_click', { gameId: id });
          onOpen?.();
          if (stores.session.known && stores.session.userId === 0) {
            void show('join', { gameId: id, name, icon: tile.icon }).catch(() => void go(address));
            return false;
          }
          return true;
        }}
      />
    </div>
  );
});

/**
 * What lists of games need: brand names by id, the liked games, and whether data saving is on. None of it changes
 * with the balance.
 */
export function useGameFacts() {
  const { brands } = useSnapshot(stores.lobby);
  const { likes } = useSnapshot(stores.library);
  const plain = useSavesData();
  return {
    brandOf: (brandId: number) => brands.find(({ id }) => id === brandId)?.name ?? '',
    isLiked: (gameId: number) => likes.includes(gameId),
    plain,
  };
}
