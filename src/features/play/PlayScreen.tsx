import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loginPage } from '../../app/guards.ts';
import { useQuery } from '../../app/href.ts';
import { go } from '../../app/navigation.ts';
import { stores } from '../../app/stores.ts';
import { Waiting } from '../../app/Waiting.tsx';
import { want } from '../../app/wanted.ts';
import { Play } from './Play.tsx';

/** A game in play: for players, and its demo for visitors too where the operator's config says so (V-30). */
export default function PlayScreen() {
  const { gameId, tryIt, activityId } = useQuery('/game/start');
  const { known, userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const demoForAll = tryIt && Boolean(config?.visitorDemo);
  const turnedAway = known && userId === 0 && !demoForAll;

  useEffect(() => {
    if (!turnedAway) return;
    const from = location.pathname + location.search;
    void go(loginPage(stores.session), { replace: true }).then(() => want(from));
  }, [turnedAway]);

  if (!known || turnedAway) return <Waiting />;
  return <Play key={`${gameId} ${tryIt}`} gameId={gameId} tryIt={tryIt} activityId={activityId} />;
}
