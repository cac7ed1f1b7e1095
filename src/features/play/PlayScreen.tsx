import { useQuery } from '../../app/href.ts';
import { Play } from './Play.tsx';

/** A game in play, or its demo: for players alone, as the route says (V-30). */
export default function PlayScreen() {
  const { gameId, tryIt, activityId } = useQuery('/game/start');
  return <Play key={`${gameId} ${tryIt}`} gameId={gameId} tryIt={tryIt} activityId={activityId} />;
}
