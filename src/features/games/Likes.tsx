import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { GameList } from '#shared/games/GameList.tsx';
import { NearItem } from '#shared/games/NearItem.tsx';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { stores } from '#data/stores.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { words } from './words.en.ts';

/** The games that the player liked, the latest first. */
export function Likes() {
  const t = words.use();
  const { likes } = useSnapshot(stores.library);
  const { tiles, failed, retry } = useGamesByIds(likes);
  if (likes.length > 0 && !tiles && failed) return <GamesFailed onRetry={retry} />;
  if (likes.length > 0 && tiles?.length !== 0)
    return <GameList tiles={tiles} expected={likes.length} Item={NearItem} />;
  return (
    <EmptyState picture="/icons/states/noRecords.svg" title={t('noLikes')} text={t('noLikesText')}>
      <LinkButton to={href('/')}>{t('toGames')}</LinkButton>
    </EmptyState>
  );
}
