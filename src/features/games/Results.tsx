import { useSnapshot } from 'valtio';
import { clearFilter, filter, searchQuery } from '#shared/games/filter.ts';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { GameList } from '#shared/games/GameList.tsx';
import { NearItem } from '#shared/games/NearItem.tsx';
import { useGames } from '#shared/games/useGames.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import { NearMatches } from './NearMatches.tsx';
import css from './SearchScreen.module.css';
import { useFilterName } from './useFilterName.ts';
import { words } from './words.en.ts';

interface ResultsProps {
  text: string;
  onOpen: () => void;
}

/** The search results; the previous ones stay until the next have loaded. */
export function Results({ text, onOpen }: ResultsProps) {
  const t = words.use();
  const { tiles, before, total, hasMore, busy, failed, more, retry } = useGames({
    text,
    ...searchQuery(useSnapshot(filter)),
  });
  if (failed) return <GamesFailed onRetry={retry} />;
  const none = tiles?.length === 0;
  return (
    <>
      <output className={none ? hidden['unseen'] : css['count']}>
        {tiles && (none ? t('none', { text }) : t('found', { n: total }))}
      </output>
      {none ? (
        <NoResults text={text} onOpen={onOpen} />
      ) : (
        <EndlessList hasMore={hasMore} busy={busy} onMore={more} moreLabel={t('moreGames')}>
          <GameList tiles={tiles ?? before} onOpen={onOpen} Item={NearItem} />
        </EndlessList>
      )}
    </>
  );
}

function NoResults({ text, onOpen }: ResultsProps) {
  const t = words.use();
  const searched = useFilterName();
  const picture = '/icons/states/noResults.svg';
  const title = t('none', { text });
  if (searched !== '')
    return (
      <EmptyState picture={picture} title={title} text={t('noneOfFilter', { filter: searched })}>
        <Button onClick={clearFilter}>{t('clearFilter')}</Button>
      </EmptyState>
    );
  return (
    <>
      <EmptyState picture={picture} title={title} text={t('noneText')} />
      <NearMatches text={text} onOpen={onOpen} />
    </>
  );
}
