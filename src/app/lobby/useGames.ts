import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '../../../worker/contract/stores.ts';
import { stores } from '../stores.ts';
import { app } from '../worker.ts';

/** How many games a list grows by. */
const step = 30;

interface Query {
  text?: string;
  typeId?: number;
  brandId?: number;
  hot?: boolean;
  isNew?: boolean;
}

interface Found {
  key: string;
  tiles: Tile[];
  total: number;
}

/** The list last shown, so that it is there at once, and as long as it was, when somebody comes back to it. */
let last: Found | undefined;

/** The list of a key, grown by the next games. */
async function grown(key: string, before: Tile[]): Promise<Found> {
  const [query] = JSON.parse(key) as [Query];
  const { tiles, total } = await app.findGames({ ...query, from: before.length, count: step });
  return { key, tiles: [...before, ...tiles], total };
}

/** The games of a query, from the worker's catalogue, offline or not: a list that grows, and starts anew with the catalogue. */
export function useGames(query: Query) {
  const { version } = useSnapshot(stores.lobby);
  const key = JSON.stringify([query, version]);
  const [found, setFound] = useState<Found>();
  const [growing, setGrowing] = useState(false);
  const [failedAt, setFailedAt] = useState('');
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const wanted = useRef(key);
  const current = [found, last].find((each) => each?.key === key);
  const failed = failedAt === `${key} ${attempt}`;

  const settle = useCallback(
    (asked: string, work: Promise<Found>) =>
      work.then(
        (result) => {
          if (wanted.current !== asked) return;
          last = result;
          setFound(result);
        },
        () => setFailedAt(`${asked} ${attempt}`),
      ),
    [attempt],
  );

  useEffect(() => {
    wanted.current = key;
    if (last?.key !== key) void settle(key, grown(key, []));
  }, [key, settle]);

  return {
    /** Undefined while the first are on their way; meanwhile `before` are those of the query before. */
    tiles: current?.tiles,
    before: found?.tiles,
    total: current?.total ?? 0,
    hasMore: current !== undefined && current.tiles.length < current.total,
    busy: growing || (current === undefined && !failed),
    failed,
    async more() {
      if (!current) return;
      setGrowing(true);
      await settle(key, grown(key, current.tiles));
      setGrowing(false);
    },
    retry,
  };
}
