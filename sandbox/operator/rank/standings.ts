import { checkPaging, type Paging } from '#sandbox/db/paging.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { countPlaces, placeIn, placesIn } from '../contests/places.ts';
import { keepScores, keptId, type Contest } from '../contests/scores.ts';
import { countedRounds } from '../games/countedBets.ts';
import type { RankSpan } from './periods.ts';

type Times = Pick<RankSpan, 'start' | 'end'>;

/**
 * All players with a round settled within a period, by the sum of its bets; of equal sums the one reached first leads
 * (RK-01). A settled round can't be rolled back, so an ended period keeps its places.
 */
const contestOf = ({ start, end }: Times): Contest => ({ by: 'bets', games: [], start, end });

/** Keeps the places of a period from now on, which a transaction then finds. */
export const keepPlaces = (db: Db, times: Times): Promise<number> => keepScores(db, contestOf(times));

/** A page of the places in a period. */
export async function standingsOf(db: Db, times: Times, paging: Paging) {
  checkPaging(paging);
  const { pageNum, pageSize } = paging;
  const id = await keepPlaces(db, times);
  const places = await placesIn(db, id, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const list = places.map(({ value, ...place }) => ({ ...place, value: hundredths(value) }));
  const total = await countPlaces(db, id);
  return { list, pages: Math.ceil(total / pageSize), total, pageNum, pageSize };
}

async function placeOf(db: Db, id: number, userId: number) {
  const place = await placeIn(db, id, userId);
  return place && { ...place, value: hundredths(place.value), gap: hundredths(place.gap) };
}

/** A player's own place in a period whose places are kept; undefined if there is none. */
export async function ownPlace(db: Db, times: Times, userId: number) {
  const id = await keptId(db, contestOf(times));
  if (id === undefined) throw new Error('The places of the period are not kept');
  return placeOf(db, id, userId);
}

/** A player's own place in an ended period. Only a player with a round in it has its places kept. */
export async function pastPlace(db: Db, times: Times, userId: number) {
  const known = await keptId(db, contestOf(times));
  if (known === undefined && !(await hasRound(db, userId, times))) return undefined;
  return placeOf(db, known ?? (await keepPlaces(db, times)), userId);
}

/** Whether a round of the player was settled within a period. */
async function hasRound(db: Db, userId: number, { start, end }: Times): Promise<boolean> {
  const rounds = countedRounds(db, userId, start, end).select('rounds.roundId').limit(1);
  return (await rounds.executeTakeFirst()) !== undefined;
}
