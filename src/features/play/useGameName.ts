import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/** What a game is called; empty until the list of games is there. */
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
