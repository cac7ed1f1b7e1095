import { Suspense, useState } from 'react';
import { useQuery } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { EndedByLimit } from './lazyRg.ts';
import type { GameRequest } from './useOpenGame.ts';
import { Play } from './Play.tsx';
import { words } from './words.en.ts';

/** A game in play, or its demo; the route admits only players (V-30). */
export default function PlayScreen() {
  const { gameId, tryIt, activityId } = useQuery('/game/start');
  const game = `${gameId} ${tryIt}`;
  return <GameView key={game} gameId={gameId} tryIt={tryIt} activityId={activityId} />;
}

function GameView(request: GameRequest) {
  const t = words.use();
  const [ended, setEnded] = useState<{ isTimeUp: boolean }>();
  if (!ended) return <Play {...request} onEnded={(isTimeUp) => setEnded({ isTimeUp })} />;
  return (
    <Page title={t('over')} back="/">
      <Suspense>
        <EndedByLimit gameId={request.gameId} {...ended} onAgain={() => setEnded(undefined)} />
      </Suspense>
    </Page>
  );
}
