import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { coverOf } from '#shared/games/coverOf.ts';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { useCatalogue } from '#shared/games/useCatalogue.ts';
import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { app } from '#data/worker.ts';
import { Cover } from '#ui/media/Cover.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { GameFacts } from './GameFacts.tsx';
import typography from '#ui/typography.module.css';
import css from './GameInfoModal.module.css';
import { words } from '../words.en.ts';

type GameInfoProps = ModalBase & {
  gameId: number;
  /** The name that the game's card shows: available before the details have loaded. */
  name: string;
  /** The game is being played now, so there is no button to open it. */
  inPlay?: boolean;
};

/** Lines of the loading skeleton. */
const expected = 6;

/** Details of a game, shown before and during play (GA-06, players RG-16). */
export default function GameInfoModal({ gameId, name, inPlay = false, close }: GameInfoProps) {
  const t = words.use();
  const { value: game, failed, retry } = useCatalogue(`game ${gameId}`, () => app.games.game(gameId));
  const playable = game && !game.maintenance && !inPlay;

  return (
    <Sheet
      title={game?.name ?? name}
      onClose={close}
      closeLabel={shell.use()('close')}
      foot={
        playable && (
          <>
            <LinkButton kind="gold" wide to={href('/game/start', { gameId })}>
              {t('play')}
            </LinkButton>
            {game.tryIt && (
              <>
                <LinkButton wide to={href('/game/start', { gameId, tryIt: true })}>
                  {t('playDemo')}
                </LinkButton>
                <p className={typography['caption']}>{t('demoMeans')}</p>
              </>
            )}
          </>
        )
      }
    >
      {!inPlay && (
        <div className={css['picture']}>
          <Cover src={coverOf({ id: gameId, icon: game?.icon })} name={name} />
        </div>
      )}
      {game === undefined && (failed ? <GamesFailed onRetry={retry} /> : <Skeleton lines={expected} />)}
      {game === null && <p>{t('unknown')}</p>}
      {game?.maintenance && <p className={css['closed']}>{t('closedNow')}</p>}
      {game && <GameFacts game={game} />}
    </Sheet>
  );
}
