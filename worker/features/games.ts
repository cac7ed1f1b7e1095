import { ref } from 'valtio/vanilla';
import type { Brand, Game, GameType } from '../contract/entities.ts';
import type { Shelf, Tile } from '../contract/stores.ts';
import type { Core } from '../core.ts';
import { rowVersion, type Kept } from '../storage.ts';

export interface Query {
  text?: string;
  typeId?: number;
  brandId?: number;
  hot?: boolean;
  isNew?: boolean;
  from: number;
  count: number;
}

/** The lobby's list as the operator versions it. */
export interface Catalogue {
  version: string;
  types: GameType[];
  brands: Brand[];
  games: Game[];
}

/** How many cards a shelf of the first screen begins with, and how many shelves there are. */
const firstScreen = { tiles: 6, shelves: 7 };

/** The shelves that aren't a type of the operator's, by the `typeId` they have instead; they come first, in this order. */
const across: Record<number, Pick<Query, 'hot' | 'isNew'>> = { 0: { hot: true }, [-1]: { isNew: true } };
const acrossIds = [0, -1];

type Sorted = Pick<Game, 'id' | 'sort'>;

/** Without case and accents. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const bySort = (a: Sorted, b: Sorted) => (a.sort ?? a.id) - (b.sort ?? b.id) || a.id - b.id;
const tile = ({ id, name, brandId, gameTypeId, icon, lqip, hot, isNew, maintenance, tryIt }: Game): Tile => {
  const known = Object.entries({ icon, lqip, hot, isNew, maintenance, tryIt }).filter(([, value]) => value);
  return { id, name, brandId, gameTypeId, ...Object.fromEntries(known) };
};

/** The lobby as an index in memory: made once per version, asked at every keystroke. */
export function createIndex({ types, brands, games }: Catalogue) {
  const shownTypes = types.filter(({ status }) => status === 1).toSorted(bySort);
  const shownBrands = brands.filter(({ status }) => status !== 0).toSorted(bySort);
  const open = new Set(shownTypes.map(({ id }) => id));
  const brandNames = new Map(brands.map(({ id, name }) => [id, fold(name)]));
  const shown = games.filter(({ status, gameTypeId }) => (status ?? 1) === 1 && open.has(gameTypeId)).toSorted(bySort);
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
    return { total: found.length, tiles: found.slice(from, from + count).map(tile) };
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
    byId,
  };
}

type Index = ReturnType<typeof createIndex>;
type First = Pick<Index, 'types' | 'brands' | 'total' | 'shelves'>;

/** The catalogue on the device is two rows of one version: the whole as text, and what the first screen needs of it. */
const rows = { whole: 'games', first: 'games:first' };

/** The lobby: shown from the device at once, renewed when the operator has another version, searched in the worker. */
export function createGames({ stores, storage, world, vault, line }: Core) {
  let index: Index | undefined;
  let reading: Promise<Index | undefined> | undefined;

  function show(version: string, at: number, { types, brands, total, shelves }: First) {
    Object.assign(stores.lobby, { version, at, total, types: ref(types), brands: ref(brands), shelves: ref(shelves) });
  }

  async function recallWhole(): Promise<Index | undefined> {
    const row = await (await storage()).open.kept.get(rows.whole).catch(() => undefined);
    if (index || row?.v !== rowVersion) return index;
    try {
      index = createIndex(JSON.parse(row.value as string) as Catalogue);
    } catch {
      return undefined;
    }
    if (!stores.lobby.version) show('', row.at, index);
    return index;
  }

  async function recallFirst() {
    const row = await (await storage()).open.kept.get(rows.first).catch(() => undefined);
    if (row?.v !== rowVersion || (stores.lobby.version && row.at <= stores.lobby.at)) return;
    const { version, ...first } = row.value as { version: string } & First;
    if (index && version !== stores.lobby.version) index = undefined;
    show(version, Math.max(row.at, stores.lobby.at), first);
  }

  line.on('games', () => void recallFirst());

  const whole = async () => index ?? (await (reading ??= recallWhole().finally(() => (reading = undefined))));

  return {
    /** Shows what the device has of the lobby. */
    recallGames: recallFirst,

    /** Takes a new version of the lobby: shown at once, then kept, the version last, so that it never promises what is not there. */
    async learnGames(catalogue: Catalogue) {
      index = createIndex(catalogue);
      const at = world.now();
      show(catalogue.version, at, index);
      const { types, brands, total, shelves } = index;
      const { kept } = (await storage()).open;
      const first: Kept = {
        key: rows.first,
        v: rowVersion,
        at,
        value: { version: catalogue.version, types, brands, total, shelves },
      };
      await kept.put({ key: rows.whole, v: rowVersion, at, value: JSON.stringify(catalogue) }, first);
      await vault.change({ gameListVersion: catalogue.version });
      line.say({ kind: 'games' });
    },

    /** The list is still the one the device has, so it is as of now. Says false when the device has lost it. */
    async confirmGames() {
      if (!(await whole())) return false;
      stores.lobby.at = world.now();
      return true;
    },

    /** Games by name or brand, category and brand, a page at a time. */
    findGames: async (query: Query) => (await whole())?.find(query) ?? { total: 0, tiles: [] },
    gamesByIds: async (ids: number[]) => {
      const found = await whole();
      return ids.flatMap((id) => found?.byId.get(id) ?? []).map(tile);
    },
    game: async (id: number): Promise<Game | null> => (await whole())?.byId.get(id) ?? null,
  };
}
