import type { Insertable } from 'kysely';
import type { Money } from '#contract/schema.ts';
import { rtp } from '../games/slot.ts';
import { brandNames, hiddenShelf, qualities, shelves, things } from './seedWords.ts';
import type { Tables, Trx } from './tables.ts';

/** How many games there are when nobody says otherwise. */
export const defaultGames = 300;

/** Every pair of a quality and a thing is one name: more games than this can't be told apart. */
export const mostGames = qualities.length * things.length;

const firstGameId = 1001;

/** The one game that is being mended, by its place in the list. */
const inMaintenance = 17;

/** Steps through all pairs without meeting one twice, as it shares no divisor with their number. */
const stride = 2_741;

/** Rows that fit into one statement. */
const batch = 500;

/** Limits of a bet in hundredths, for games of different stakes. */
const stakes = [
  { minBet: 100, maxBet: 100_000 },
  { minBet: 500, maxBet: 500_000 },
  { minBet: 2_000, maxBet: 1_000_000 },
].map(({ minBet, maxBet }) => ({ minBet: minBet as Money, maxBet: maxBet as Money }));

/** What every game on this machine returns in the long run, in hundredths of a percent: they are all the same slot. */
const returned = Math.round(rtp * 10_000);

/** One turn of the shelves: the place of each as often as its share. */
const turn = shelves.flatMap(({ share }, place) => Array.from({ length: share }, () => place));

/** The game at a place in the list: the same one on every machine. */
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
  return {
    id: firstGameId + place,
    name: words.filter(Boolean).join(' '),
    gameTypeId: shelf + 1,
    brandId: ((place * 5 + round) % brandNames.length) + 1,
    orientation: place % 6 === 5 ? 1 : 0,
    tryIt: shelf !== 2 && place % 4 !== 3,
    hot: place % 11 === 0,
    isNew: place % 13 === 1,
    maintenance: place === inMaintenance,
    rtp: returned,
    ...stakes[place % 9 === 4 ? 2 : place % 3 === 2 ? 1 : 0]!,
  };
}

/** Puts shelves, makers and so many games into the database, in place of those that were there. */
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
