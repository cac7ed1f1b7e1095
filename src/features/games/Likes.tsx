import { useSnapshot } from 'valtio';
import { href } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { GameList } from '../../app/lobby/GameList.tsx';
import { GamesFailed } from '../../app/lobby/GamesFailed.tsx';
import { useGamesByIds } from '../../app/lobby/useGamesByIds.ts';
import { stores } from '../../app/stores.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { words } from './words.ts';

/** The games with a heart, the latest first. */
export function Likes() {
  const t = words.use();
  const { likes } = useSnapshot(stores.mine);
  const { tiles, failed, retry } = useGamesByIds(likes);
  if (likes.length > 0 && !tiles && failed) return <GamesFailed onRetry={retry} />;
  if (likes.length > 0 && tiles?.length !== 0) return <GameList tiles={tiles} expected={likes.length} />;
  return (
    <EmptyState picture="/icons/states/noRecords.svg" title={t('noLikes')} text={t('noLikesText')}>
      <LinkButton to={href('/')}>{t('toGames')}</LinkButton>
    </EmptyState>
  );
}
