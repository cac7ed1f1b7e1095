import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/** A game of the catalogue; undefined until the list of games has loaded. */
export function useGame(gameId: number): Tile | undefined {
  const { version } = useSnapshot(stores.lobby);
  const [game, setGame] = useState<Tile>();
  useEffect(() => {
    app.games.game(gameId).then(
      (found) => setGame(found ?? undefined),
      () => {},
    );
  }, [gameId, version]);
  return game;
}
