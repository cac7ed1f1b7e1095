import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { words } from './words.en.ts';

/** A link to the game last played, or to the lobby if there is none. */
export function PlayLink({ kind = 'plain' }: { kind?: 'gold' | 'plain' }) {
  const t = words.use();
  const [game] = useSnapshot(stores.library).recentTiles;
  return game ? (
    <LinkButton to={href('/game/start', { gameId: game.id })} kind={kind}>
      {t('playOn', { game: game.name })}
    </LinkButton>
  ) : (
    <LinkButton to={href('/')} kind={kind}>
      {t('play')}
    </LinkButton>
  );
}
