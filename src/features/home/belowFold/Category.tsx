import { useSnapshot } from 'valtio';
import { clearFilter, filter, gameQuery, isNarrowed, widenFilter } from '#shared/games/filter.ts';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { GameList } from '#shared/games/GameList.tsx';
import { NearItem } from '#shared/games/NearItem.tsx';
import { useGames } from '#shared/games/useGames.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { EndlessList } from '#ui/lists/EndlessList.tsx';
import css from '../HomeScreen.module.css';
import { words as lobby } from '../words.en.ts';
import { words } from './words.en.ts';

/** All games of a category, of a brand, or of both, in a grid with infinite scroll. */
export function Category() {
  const t = words.use();
  const home = lobby.use();
  const chosen = useSnapshot(filter);
  const { brands } = useSnapshot(stores.lobby);
  const nameOf = useTypeName();
  const { tiles, total, hasMore, busy, failed, more, retry } = useGames(gameQuery(chosen));

  const brand = brands.find(({ id }) => id === chosen.brandId)?.name;
  const heading = [nameOf(chosen.typeId), brand].filter(Boolean).join(' · ') || t('allGames');

  if (failed) return <GamesFailed onRetry={retry} />;
  if (tiles?.length === 0) {
    return (
      <EmptyState picture="/icons/states/noResults.svg" title={t('none')} text={t('noneText')}>
        <Button onClick={clearFilter}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  return (
    <section className={css['shelf']}>
      <header className={css['shelfHead']}>
        <h2>{heading}</h2>
        <span className={css['count']}>{tiles && home('games', { n: total })}</span>
        {isNarrowed(chosen) && (
          <Button kind="quiet" onClick={widenFilter}>
            {t('clear')}
          </Button>
        )}
      </header>
      <EndlessList hasMore={hasMore} busy={busy} onMore={more} moreLabel={t('moreGames')}>
        <GameList tiles={tiles} Item={NearItem} />
      </EndlessList>
    </section>
  );
}
