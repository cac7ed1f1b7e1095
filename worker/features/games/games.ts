import { ref } from 'valtio/vanilla';
import type { Game } from '#contract/entities.ts';
import { text as plainText } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { lobbyRows, rowVersion } from '#worker/storage/storage.ts';
import { isNewer } from '#worker/world.ts';
import { createIndex, type Index, type Query } from './catalogue.ts';
import { firstScreen, type Catalogue } from '#worker/storage/rows.ts';

type First = Pick<Index, 'types' | 'brands' | 'total' | 'shelves'>;

/** The keys of the stored catalogue, two rows of one version: the whole as text, and the first screen's part. */
const rows = { whole: lobbyRows, first: `${lobbyRows}:first` };

/**
 * The game catalogue: shown from the cache at once, replaced when the operator has another version, searched in the
 * worker.
 */
export function createGames({ stores, storage, world, vault, bus }: Core) {
  let index: Index | undefined;
  let restoring: Promise<Index | undefined> | undefined;

  function show(version: string, at: number, { types, brands, total, shelves }: First) {
    Object.assign(stores.lobby, { version, at, total, types: ref(types), brands: ref(brands), shelves: ref(shelves) });
  }

  async function restoreWhole(): Promise<Index | undefined> {
    const row = await readRow(stores, (await storage()).open.kept, rows.whole, plainText);
    if (index || !row) return index;
    const stored = (await import('./storedCatalogue.ts')).readCatalogue(row.value);
    if (index || !stored) return index;
    index = createIndex(stored);
    if (!stores.lobby.version) show('', row.at, index);
    return index;
  }

  async function restoreFirst() {
    const row = await readRow(stores, (await storage()).open.kept, rows.first, firstScreen);
    if (!row || (stores.lobby.version && !isNewer(world, row.at, stores.lobby.at))) return;
    const { version, ...first } = row.value;
    if (index && version !== stores.lobby.version) index = undefined;
    show(version, Math.max(row.at, stores.lobby.at), first);
  }

  bus.on('games', () => void restoreFirst());

  const whole = async () => index ?? (await (restoring ??= restoreWhole().finally(() => (restoring = undefined))));

  return {
    /** Restores the lobby's first screen from the cache. */
    restoreGames: restoreFirst,

    /**
     * Replaces the catalogue: shown at once, then stored, its version last, so that a stored version always has its
     * catalogue.
     */
    async updateGames(next: Catalogue) {
      index = createIndex(next);
      const at = world.now();
      const { version } = next;
      show(version, at, index);
      const { types, brands, total, shelves } = index;
      const { kept } = (await storage()).open;
      await kept.put(
        { key: rows.whole, v: rowVersion, at, value: JSON.stringify(next) },
        { key: rows.first, v: rowVersion, at, value: { version, types, brands, total, shelves } },
      );
      await vault.change({ gameListVersion: version });
      bus.publish({ kind: 'games' });
    },

    /** Marks the stored catalogue as current; resolves with false when the device has lost it. */
    async confirmGames() {
      if (!(await whole())) return false;
      stores.lobby.at = world.now();
      return true;
    },

    /** What the page asks. */
    actions: {
      /** Finds games by name or brand, category and brand, a page at a time. */
      findGames: async (query: Query) => (await whole())?.find(query) ?? { total: 0, tiles: [] },
      /** What games can be filtered by besides category and brand. */
      async gameFacts() {
        const [{ factsOf }, games] = await Promise.all([import('./gameFacts.ts'), whole()]);
        return factsOf(games?.shown ?? []);
      },
      /** Up to this many games with names similar to the text, the closest first. */
      async nearGames(text: string, count: number) {
        const [{ nearest }, games] = await Promise.all([import('./nearMatch.ts'), whole()]);
        return games?.tilesOf(nearest(text, games.shown, count)) ?? [];
      },
      gamesByIds: async (ids: number[]) => (await whole())?.tilesOf(ids) ?? [],
      game: async (id: number): Promise<Game | null> => (await whole())?.byId.get(id) ?? null,
    },
  };
}
