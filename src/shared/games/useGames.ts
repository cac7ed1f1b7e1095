import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Tile } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import type { GameOrder } from './filter.ts';
import { useCatalogue } from './useCatalogue.ts';

/** Number of games per page of a list. */
const step = 30;

interface Query {
  text?: string;
  typeId?: number;
  brandId?: number;
  hot?: boolean;
  isNew?: boolean;
  volatility?: number;
  leastRtp?: number;
  order?: GameOrder;
}

interface Found {
  key: string;
  tiles: Tile[];
  total: number;
}

/** The last list, so that it is there at once, at its length, when the player returns. */
let last: Found | undefined;

const isWhole = ({ tiles, total }: Found, count: number) => tiles.length >= Math.min(count, total);

/** The first `count` games of a query, reusing those of the last list. */
async function find(key: string, query: Query, count: number): Promise<Found> {
  const had = last?.key === key ? last : { key, tiles: [], total: count };
  if (isWhole(had, count)) return had;
  const from = had.tiles.length;
  const { tiles, total } = await app.games.findGames({ ...query, from, count: count - from });
  const found = { key, tiles: [...had.tiles, ...tiles], total };
  if (stores.lobby.at > 0) last = found;
  return found;
}

/**
 * The games of a query, from the worker's catalogue, online or offline: an infinite list, which restarts with a new
 * catalogue. It is never shown as empty while the device has no catalogue.
 */
export function useGames(query: Query) {
  const { version } = useSnapshot(stores.lobby);
  const key = JSON.stringify([query, version]);
  const [wanted, setWanted] = useState({ key, count: step });
  const count = wanted.key === key ? wanted.count : step;
  const { value, failed, retry } = useCatalogue(key + count, () => find(key, query, count));
  const current = [last, value].find((each) => each?.key === key);

  return {
    /** Undefined while the first are loading; `before` are those of the previous query. */
    tiles: current?.tiles,
    before: value?.tiles,
    total: current?.total ?? 0,
    hasMore: current !== undefined && current.tiles.length < current.total,
    busy: !failed && !(current && isWhole(current, count)),
    failed,
    more: () => setWanted({ key, count: (current?.tiles.length ?? 0) + step }),
    retry,
  };
}
