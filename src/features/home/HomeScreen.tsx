import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useOpen } from '#shared/age/ageGate.ts';
import { filter, isFiltered } from '#shared/games/filter.ts';
import { GameList } from '#shared/games/GameList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { Banners } from './Banners.tsx';
import { DataMark } from './DataMark.tsx';
import { Filters } from './Filters.tsx';
import css from './HomeScreen.module.css';
import { Category, BelowShelves } from './lazyParts.tsx';
import { RibbonPlace } from './RibbonPlace.tsx';
import { useStage } from './useStage.ts';
import { Shelves } from './Shelves.tsx';
import { words } from './words.en.ts';

/** The lobby: shelves of games by category, or the grid of one category. */
export default function HomeScreen() {
  const t = words.use();
  const filtered = isFiltered(useSnapshot(filter));
  const { shelves } = useSnapshot(stores.lobby);
  const { onLine, failing } = useSnapshot(stores.network);
  const stage = useStage(shelves.length > 0 || !onLine || failing, useOpen());
  const whole = stage > 1;
  useFreshBalance();

  return (
    <Page title={t('title')} untitled>
      <div className={css['top']}>
        <Banners whole={whole} />
        <RibbonPlace whole={whole} />
      </div>
      <Filters />
      {filtered ? (
        <Suspense fallback={<GameList tiles={undefined} />}>
          <Category />
        </Suspense>
      ) : (
        <Shelves stage={stage} />
      )}
      {stage > 0 && (
        <Suspense>
          <BelowShelves drawn={whole} />
        </Suspense>
      )}
      <DataMark />
    </Page>
  );
}

/** Refreshes a player's balance whenever the lobby is opened (spec §4). */
function useFreshBalance() {
  const { userId } = useSnapshot(stores.session);
  useEffect(() => {
    if (userId !== 0) void app.session.refreshIfOlder().catch(() => {});
  }, [userId]);
}
