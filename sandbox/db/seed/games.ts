import type { Insertable } from 'kysely';
import type { Money } from '#contract/schema.ts';
import { lowestRtp } from '../../games/kinds/kinds.ts';
import { brandNames, hiddenShelf, qualities, shelves, things } from './words.ts';
import type { Tables, Trx } from '../tables.ts';

/** The default number of games. */
export const defaultGames = 300;

/** The maximum number of games: every pair of an adjective and a noun is one name. */
export const mostGames = qualities.length * things.length;

/** The id of the first seeded game. */
export const firstGameId = 1001;

/** Position of the one game under maintenance. */
const inMaintenance = 17;

/** Step through all pairs without repeating one: it shares no divisor with their number. */
const stride = 2_741;

/** Rows per insert statement. */
const batch = 500;

/** Bet limits in hundredths, for games of different stakes. */
const stakes = [
  { minBet: 100, maxBet: 100_000 },
  { minBet: 500, maxBet: 500_000 },
  { minBet: 2_000, maxBet: 1_000_000 },
].map(({ minBet, maxBet }) => ({ minBet: minBet as Money, maxBet: maxBet as Money }));

/** RTP of a game, in hundredths of a percent. */
const returned = (name: string) => Math.round(lowestRtp(name) * 10_000);

/** One cycle of the categories: each appears as often as its share. */
const turn = shelves.flatMap(({ share }, place) => Array.from({ length: share }, () => place));

/** The game at a position in the list, deterministic. */
export function gameAt(place: number): Insertable<Tables['games']> {
  const pair = (place * stride) % mostGames;
  const round = Math.floor(place / turn.length);
  const shelf = turn[(place * 7 + round) % turn.length]!;
  const { endings } = shelves[shelf]!;
  const words = [
    qualities[pair % qualities.length],
    things[Math.floor(pair / qualities.length)],
    endings[place % endings.length],
  ];
  const name = words.filter(Boolean).join(' ');
  return {
    id: firstGameId + place,
    name,
    gameTypeId: shelf + 1,
    brandId: ((place * 5 + round) % brandNames.length) + 1,
    orientation: place % 6 === 5 ? 1 : 0,
    tryIt: shelf !== 2 && place % 4 !== 3,
    hot: place % 11 === 0,
    isNew: place % 13 === 1,
    maintenance: place === inMaintenance,
    rtp: returned(name),
    ...stakes[place % 9 === 4 ? 2 : place % 3 === 2 ? 1 : 0]!,
  };
}

/** Replaces the categories, game makers and games in the database by this many seeded games. */
export async function seedGames(trx: Trx, count: number) {
  for (const table of ['games', 'gameTypes', 'brands'] as const) await trx.deleteFrom(table).execute();
  const shown = shelves.map(({ name }, place) => ({ id: place + 1, name, sort: place + 1 }));
  await trx.insertInto('gameTypes').values(shown).execute();
  const hidden = { id: shown.length + 1, name: hiddenShelf, sort: shown.length + 1, status: 0 };
  await trx.insertInto('gameTypes').values(hidden).execute();
  const brands = brandNames.map((name, place) => ({ id: place + 1, name, sort: place + 1 }));
  await trx.insertInto('brands').values(brands).execute();
  const games = Array.from({ length: Math.min(count, mostGames) }, (_, place) => gameAt(place));
  for (let from = 0; from < games.length; from += batch) {
    await trx
      .insertInto('games')
      .values(games.slice(from, from + batch))
      .execute();
  }
}
