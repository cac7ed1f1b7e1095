import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/** The name of a game; empty until the list of games has loaded. */
export function useGameName(gameId: number): string {
  const { version } = useSnapshot(stores.lobby);
  const [name, setName] = useState('');
  useEffect(() => {
    app.games.game(gameId).then(
      (game) => setName(game?.name ?? ''),
      () => {},
    );
  }, [gameId, version]);
  return name;
}
