import type { Game, LobbyBrand, Tile } from '#contract/entities.ts';
import type { Shelf } from '#contract/stores.ts';
import type { Catalogue } from '#worker/storage/rows.ts';

/** Hot games first, new ones first, or by name; without one in the operator's order. */
type Order = 'popular' | 'new' | 'name';

export interface Query {
  text?: string;
  typeId?: number;
  brandId?: number;
  hot?: boolean;
  isNew?: boolean;
  /** 1 low, 2 medium, 3 high, of the five levels that games have. */
  volatility?: number;
  /** Hundredths of a percent. */
  leastRtp?: number;
  order?: Order;
  from: number;
  count: number;
}

/** The tiles of a first-screen shelf, and the number of shelves. */
const firstScreen = { tiles: 6, shelves: 7 };

/** The shelves across all types (hot, new) by their `typeId`; they come first, in this order. */
const acrossTypes: Record<number, Pick<Query, 'hot' | 'isNew'>> = { 0: { hot: true }, [-1]: { isNew: true } };
const acrossIds = [0, -1];

/** The most games shown; further ones in the operator's order are left out. */
const maxGames = 5_000;

type Sorted = Pick<Game, 'id' | 'sort'>;

/** Normalizes text for search: without case and accents. */
export const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const bySort = (a: Sorted, b: Sorted) => (a.sort ?? a.id) - (b.sort ?? b.id) || a.id - b.id;

/** Levels of volatility, 1 to 5, as low, medium and high. */
export const volatilityBand = (level: number) => (level <= 2 ? 1 : level === 3 ? 2 : 3);
const first = (is: unknown) => (is ? 0 : 1);

/** Makes an order's comparison, when it is first asked for: a start uses no `Intl`. */
const orders: Record<Order, () => (a: Game, b: Game) => number> = {
  popular: () => (a, b) => first(a.hot) - first(b.hot),
  new: () => (a, b) => first(a.isNew) - first(b.isNew),
  name() {
    const { compare } = new Intl.Collator();
    return (a, b) => compare(a.name, b.name);
  },
};

/** The tile of a game. */
const tileOf = ({ id, name, brandId, gameTypeId, icon, lqip, hot, isNew, maintenance, tryIt }: Game): Tile => {
  const known = Object.entries({ icon, lqip, hot, isNew, maintenance, tryIt }).filter(([, value]) => value);
  return { id, name, brandId, gameTypeId, ...Object.fromEntries(known) };
};

/** Builds the search index of the game catalogue, in memory: once per version, queried at every keystroke. */
export function createIndex({ types, brands, games }: Catalogue) {
  const shownTypes = types.filter(({ status }) => status === 1).toSorted(bySort);
  const shownBrands = brands.filter(({ status }) => status !== 0).toSorted(bySort);
  const open = new Set(shownTypes.map(({ id }) => id));
  const brandNames = new Map(brands.map(({ id, name }) => [id, normalize(name)]));
  const isShown = ({ status, gameTypeId }: Game) => (status ?? 1) === 1 && open.has(gameTypeId);
  const shown = games.filter(isShown).toSorted(bySort).slice(0, maxGames);
  const texts = new Map(shown.map((game) => [game, `${normalize(game.name)}\n${brandNames.get(game.brandId) ?? ''}`]));
  const byId = new Map(games.map((game) => [game.id, game]));

  /** The games in the orders asked for so far, each sorted once. */
  const sorted: Partial<Record<Order, readonly Game[]>> = {};
  const gamesIn = (order?: Order) => (order ? (sorted[order] ??= shown.toSorted(orders[order]())) : shown);

  function find({ text = '', typeId, brandId, hot, isNew, volatility, leastRtp, order, from, count }: Query) {
    const needle = normalize(text.trim());
    const fits = (game: Game) =>
      (!typeId || game.gameTypeId === typeId) &&
      (!brandId || game.brandId === brandId) &&
      (!hot || !!game.hot) &&
      (!isNew || !!game.isNew) &&
      (!volatility || (!!game.volatility && volatilityBand(game.volatility) === volatility)) &&
      (!leastRtp || (game.rtp ?? 0) >= leastRtp) &&
      texts.get(game)!.includes(needle);
    const found = gamesIn(order).filter(fits);
    return { total: found.length, tiles: found.slice(from, from + count).map(tileOf) };
  }

  const shelf = (typeId: number): Shelf => ({
    typeId,
    ...find({ ...(acrossTypes[typeId] ?? { typeId }), from: 0, count: firstScreen.tiles }),
  });
  const shelves = [...acrossIds, ...shownTypes.map(({ id }) => id)].map(shelf).filter(({ total }) => total > 0);

  const kinds = shelves.map(({ typeId }) => typeId);
  /** The number of games per brand, in all and by the `typeId` of a shelf. */
  const counts: Record<number, Record<string, number>> = {};
  for (const { brandId, gameTypeId, hot, isNew } of shown) {
    const ofBrand = (counts[brandId] ??= {});
    for (const kind of ['all', gameTypeId, ...(hot ? [0] : []), ...(isNew ? [-1] : [])])
      ofBrand[kind] = (ofBrand[kind] ?? 0) + 1;
  }

  return {
    /** Categories and brands without games are left out. */
    types: shownTypes.filter(({ id }) => kinds.includes(id)),
    brands: shownBrands.flatMap((brand): LobbyBrand[] => {
      const gameCounts = counts[brand.id];
      return gameCounts ? [{ ...brand, games: gameCounts }] : [];
    }),
    total: shown.length,
    /** The games that are shown, in the operator's order. */
    shown,
    shelves: shelves.slice(0, firstScreen.shelves),
    find,
    /** The tiles of these games, in order; games not in the lobby are left out (E-06). */
    tilesOf: (ids: readonly number[]) =>
      ids
        .flatMap((id) => byId.get(id) ?? [])
        .filter(isShown)
        .map(tileOf),
    /** Every game, including hidden ones, which records of play still name. */
    byId,
  };
}

/** The index that `createIndex` builds. */
export type Index = ReturnType<typeof createIndex>;
