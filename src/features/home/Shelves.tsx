import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openCategory } from '#shared/games/filter.ts';
import { GameList } from '#shared/games/GameList.tsx';
import { GamesFailed } from '#shared/games/GamesFailed.tsx';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { above, firstShelves } from './firstShelves.ts';
import { LikedGames } from './lazyParts.tsx';
import { RecentGames } from './RecentGames.tsx';
import { Shelf } from './Shelf.tsx';
import { words } from './words.en.ts';

/** A shelf for each category, with a link to all its games; as many as the lobby's render stage allows. */
export function Shelves({ stage }: { stage: number }) {
  const { shelves, at } = useSnapshot(stores.lobby);
  const { epoch } = useSnapshot(stores.session);
  const { onLine, failing } = useSnapshot(stores.network);
  if (shelves.length > 0) return <Drawn key={epoch} stage={stage} />;
  return onLine && !failing && !at ? <GameList tiles={undefined} /> : <NoGames />;
}

function Drawn({ stage }: { stage: number }) {
  const t = words.use();
  const { shelves } = useSnapshot(stores.lobby);
  const { userId } = useSnapshot(stores.session);
  const nameOf = useTypeName();
  // Recent games that become known later don't push down the shelves in sight.
  const [knowsRecents] = useState(() => stores.library.recentTiles.length > 0);

  const drawn = ({ typeId, total, tiles }: (typeof shelves)[number]) => {
    const name = nameOf(typeId);
    const more = (
      <Button kind="quiet" aria-label={t('seeAllOf', { name })} onClick={() => openCategory(typeId)}>
        {t('seeAll')}
      </Button>
    );
    return <Shelf key={typeId} name={name} total={total} tiles={tiles} more={more} />;
  };

  return (
    <>
      {userId !== 0 && knowsRecents && <RecentGames />}
      {shelves.slice(0, stage > 1 ? above : firstShelves()).map(drawn)}
      {stage > 1 && userId !== 0 && (
        <Suspense>
          {!knowsRecents && <RecentGames />}
          <LikedGames />
        </Suspense>
      )}
      {stage > 1 && shelves.slice(above).map(drawn)}
    </>
  );
}

/** Shown when the operator offers no games, or none are cached on this device and the network is unreachable. */
function NoGames() {
  const { run } = useAction(() => app.session.bootstrap());
  return <GamesFailed onRetry={() => void run()} />;
}
