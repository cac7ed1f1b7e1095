import type { Game, Tile } from '#contract/entities.ts';
import type { Shelf } from '#contract/stores.ts';
import type { Catalogue } from '#worker/storage/rows.ts';

export interface Query {
  text?: string;
  typeId?: number;
  brandId?: number;
  hot?: boolean;
  isNew?: boolean;
  from: number;
  count: number;
}

/** How many cards a shelf of the first screen begins with, and how many shelves there are. */
const firstScreen = { tiles: 6, shelves: 7 };

/** The shelves that aren't a type of the operator's, by the `typeId` they have instead; they come first, in this order. */
const across: Record<number, Pick<Query, 'hot' | 'isNew'>> = { 0: { hot: true }, [-1]: { isNew: true } };
const acrossIds = [0, -1];

/** So many games are shown at most; what comes after them in the operator's order is left out. */
const mostGames = 5_000;

type Sorted = Pick<Game, 'id' | 'sort'>;

/** Without case and accents. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const bySort = (a: Sorted, b: Sorted) => (a.sort ?? a.id) - (b.sort ?? b.id) || a.id - b.id;
/** What a card shows of a game. */
const tileOf = ({ id, name, brandId, gameTypeId, icon, lqip, hot, isNew, maintenance, tryIt }: Game): Tile => {
  const known = Object.entries({ icon, lqip, hot, isNew, maintenance, tryIt }).filter(([, value]) => value);
  return { id, name, brandId, gameTypeId, ...Object.fromEntries(known) };
};

/** The lobby as an index in memory: made once per version, asked at every keystroke. */
export function createIndex({ types, brands, games }: Catalogue) {
  const shownTypes = types.filter(({ status }) => status === 1).toSorted(bySort);
  const shownBrands = brands.filter(({ status }) => status !== 0).toSorted(bySort);
  const open = new Set(shownTypes.map(({ id }) => id));
  const brandNames = new Map(brands.map(({ id, name }) => [id, fold(name)]));
  const isShown = ({ status, gameTypeId }: Game) => (status ?? 1) === 1 && open.has(gameTypeId);
  const shown = games.filter(isShown).toSorted(bySort).slice(0, mostGames);
  const names = shown.map(({ name, brandId }) => `${fold(name)}\n${brandNames.get(brandId) ?? ''}`);
  const byId = new Map(games.map((game) => [game.id, game]));

  function find({ text = '', typeId, brandId, hot, isNew, from, count }: Query) {
    const wanted = fold(text.trim());
    const fits = (game: Game, i: number) =>
      (!typeId || game.gameTypeId === typeId) &&
      (!brandId || game.brandId === brandId) &&
      (!hot || !!game.hot) &&
      (!isNew || !!game.isNew) &&
      names[i]!.includes(wanted);
    const found = shown.filter(fits);
    return { total: found.length, tiles: found.slice(from, from + count).map(tileOf) };
  }

  const shelf = (typeId: number): Shelf => ({
    typeId,
    ...find({ ...(across[typeId] ?? { typeId }), from: 0, count: firstScreen.tiles }),
  });
  const shelves = [...acrossIds, ...shownTypes.map(({ id }) => id)].map(shelf).filter(({ total }) => total > 0);

  return {
    types: shownTypes,
    brands: shownBrands,
    total: shown.length,
    shelves: shelves.slice(0, firstScreen.shelves),
    find,
    /** The cards of these games, in this order; what isn't shown in the lobby is left out (E-06). */
    tilesOf: (ids: readonly number[]) =>
      ids
        .flatMap((id) => byId.get(id) ?? [])
        .filter(isShown)
        .map(tileOf),
    /** Every game, also one that isn't shown: it is still known by name where it was played. */
    byId,
  };
}

/** What `createIndex` makes. */
export type Index = ReturnType<typeof createIndex>;
