import type { Tile } from '#contract/entities.ts';
import { useSavesData } from '#data/preferences.ts';
import { coloursOf, coverOf } from '#shared/games/coverOf.ts';
import { Cover } from '#ui/media/Cover.tsx';
import css from './Opening.module.css';

/** Stands in for a game until it starts: its cover, as the player tapped it, and what it waits for. */
export function Opening({ game, text }: { game: Tile | undefined; text: string }) {
  const saves = useSavesData();
  return (
    <div className={css['opening']}>
      {game && (
        <div className={css['cover']}>
          <Cover src={saves ? undefined : coverOf(game)} name={game.name} colours={coloursOf(game)} />
        </div>
      )}
      <output>{text}</output>
    </div>
  );
}
