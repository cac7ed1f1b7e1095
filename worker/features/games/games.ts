import { ref } from 'valtio/vanilla';
import type { Game } from '#contract/entities.ts';
import { check, text as plainText } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { lobbyRows, rowVersion } from '#worker/storage/storage.ts';
import { isNewer } from '#worker/world.ts';
import { createIndex, type Index, type Query } from './catalogue.ts';
import { catalogue, firstScreen, type Catalogue } from '#worker/storage/rows.ts';

type First = Pick<Index, 'types' | 'brands' | 'total' | 'shelves'>;

/** The catalogue on the device is two rows of one version: the whole as text, and what the first screen needs of it. */
const rows = { whole: lobbyRows, first: `${lobbyRows}:first` };

/** What the device has of the whole, or nothing if it isn't what it should be. */
function parsed(whole: string): Catalogue | undefined {
  try {
    const checked = check(catalogue, JSON.parse(whole));
    return checked.ok ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

/** The lobby: shown from the device at once, renewed when the operator has another version, searched in the worker. */
export function createGames({ stores, storage, world, vault, bus }: Core) {
  let index: Index | undefined;
  let reading: Promise<Index | undefined> | undefined;

  function show(version: string, at: number, { types, brands, total, shelves }: First) {
    Object.assign(stores.lobby, { version, at, total, types: ref(types), brands: ref(brands), shelves: ref(shelves) });
  }

  async function recallWhole(): Promise<Index | undefined> {
    const row = await readRow(stores, (await storage()).open.kept, rows.whole, plainText);
    if (index || !row) return index;
    const said = parsed(row.value);
    if (!said) return undefined;
    index = createIndex(said);
    if (!stores.lobby.version) show('', row.at, index);
    return index;
  }

  async function recallFirst() {
    const row = await readRow(stores, (await storage()).open.kept, rows.first, firstScreen);
    if (!row || (stores.lobby.version && !isNewer(world, row.at, stores.lobby.at))) return;
    const { version, ...first } = row.value;
    if (index && version !== stores.lobby.version) index = undefined;
    show(version, Math.max(row.at, stores.lobby.at), first);
  }

  bus.on('games', () => void recallFirst());

  const whole = async () => index ?? (await (reading ??= recallWhole().finally(() => (reading = undefined))));

  return {
    /** Shows what the device has of the lobby. */
    recallGames: recallFirst,

    /** Takes a new version of the lobby: shown at once, then kept, the version last, so that it never promises what is not there. */
    async learnGames(said: Catalogue) {
      index = createIndex(said);
      const at = world.now();
      const { version } = said;
      show(version, at, index);
      const { types, brands, total, shelves } = index;
      const { kept } = (await storage()).open;
      await kept.put(
        { key: rows.whole, v: rowVersion, at, value: JSON.stringify(said) },
        { key: rows.first, v: rowVersion, at, value: { version, types, brands, total, shelves } },
      );
      await vault.change({ gameListVersion: version });
      bus.publish({ kind: 'games' });
    },

    /** The list is still the one the device has, so it is as of now. Says false when the device has lost it. */
    async confirmGames() {
      if (!(await whole())) return false;
      stores.lobby.at = world.now();
      return true;
    },

    /** Games by name or brand, category and brand, a page at a time. */
    findGames: async (query: Query) => (await whole())?.find(query) ?? { total: 0, tiles: [] },
    gamesByIds: async (ids: number[]) => (await whole())?.tilesOf(ids) ?? [],
    game: async (id: number): Promise<Game | null> => (await whole())?.byId.get(id) ?? null,
  };
}
