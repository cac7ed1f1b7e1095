import { ref, snapshot } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { Tile } from '#contract/entities.ts';
import type { Core } from '#worker/core/core.ts';
import { isFinal } from '#worker/core/finalRefusal.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import { libraryRow, type LibraryRow } from '#worker/storage/rows.ts';

const key = 'mine';

/** The most recent games that are stored. */
const historyLength = 50;

/** The length of the lobby's row of recent games. */
const rowLength = 8;

/** The player's library, available offline: profile, last balance, liked and recent games. */
export function createLibrary(
  { stores, storage, call, world, bus, identity }: Core,
  tilesOf: (gameIds: number[]) => Promise<Tile[]>,
) {
  const { session, wallet, library, lobby, settings } = stores;
  let pending: LibraryRow['unsent'] = {};
  let dropped: Record<number, number> = {};
  let sending: Promise<void> | undefined;
  /** The epoch whose row has been restored: saving earlier would overwrite its pending likes. */
  let restoredEpoch = '';

  const table = async () => (await storage()).of(session.userId).kept;
  const currentRow = (): LibraryRow => ({
    user: session.user,
    coin: wallet.coin,
    coinAt: wallet.at,
    held: wallet.held,
    likes: [...library.likes],
    recents: [...library.recents],
    recentTiles: library.recentTiles,
    unsent: pending,
    dropped,
  });

  async function saveLibrary() {
    if (!session.userId || restoredEpoch !== session.epoch) return;
    const value: LibraryRow = JSON.parse(JSON.stringify(currentRow())) as LibraryRow;
    await (await table()).put({ key, v: rowVersion, at: world.now(), value }).catch(() => {});
    bus.publish({ kind: 'library' });
  }

  /**
   * Restores the library from the device, unless the operator has answered since. Pending likes are restored only at a
   * log-in or start.
   */
  async function restoreLibrary(atLogIn = false) {
    const { epoch, userId } = session;
    if (!userId) return;
    const row = await readRow(stores, await table(), key, libraryRow);
    if (session.epoch !== epoch) return;
    restoredEpoch = epoch;
    const stored = row?.value;
    if (stored?.user?.id !== userId) return;
    session.user ??= stored.user;
    if (!wallet.at) Object.assign(wallet, { coin: stored.coin, at: stored.coinAt });
    wallet.held = { ...stored.held, ...wallet.held };
    if (atLogIn) pending = { ...stored.unsent, ...pending };
    dropped = stored.dropped ?? {};
    const { likes, recents, recentTiles } = stored;
    Object.assign(library, { likes, recents, recentTiles: ref(recentTiles ?? []) });
  }

  /** The operator's list with the pending likes applied (optimistic). */
  function withPending(likes: number[]) {
    const kept = likes.filter((id) => pending[id] !== false);
    const added = Object.keys(pending)
      .map(Number)
      .filter((id) => pending[id] && !kept.includes(id));
    return [...added.toReversed(), ...kept];
  }

  /** Shows, and stores, the tiles of the recent games that can be played. */
  async function updateTiles() {
    const { recents } = library;
    const tiles = await tilesOf(recents.map(({ gameId }) => gameId));
    if (library.recents !== recents) return;
    library.recentTiles = ref(tiles.filter(({ maintenance }) => !maintenance).slice(0, rowLength));
    await saveLibrary();
  }

  /** Sends pending likes one by one until none is left; one changed while being sent is sent again. */
  async function send() {
    const next = () => Object.keys(pending).map(Number)[0];
    for (let id = next(); id !== undefined; id = next()) {
      const like = !!pending[id];
      try {
        const { likeGameIds } = await call('gameLike', { gameId: id, like });
        if (pending[id] === like) delete pending[id];
        library.likes = withPending(likeGameIds);
      } catch (error) {
        if (!isFinal(error)) return;
        delete pending[id];
        const others = library.likes.filter((each) => each !== id);
        library.likes = like ? others : [id, ...others];
      }
    }
    await saveLibrary();
  }

  /** Sends pending likes to the operator; one sender at a time. */
  const sendLikes = () => (sending ??= send().finally(() => (sending = undefined)));

  identity.onEnter(() => {
    pending = {};
    dropped = {};
  });
  subscribeKey(wallet, 'at', () => void saveLibrary());
  // A first visit may open a game before the lobby's games have loaded.
  subscribeKey(lobby, 'version', () => {
    if (library.recents.length > 0 && library.recentTiles.length === 0) void updateTiles().catch(() => {});
  });
  bus.on('library', (_, epoch) => {
    if (epoch === session.epoch) void restoreLibrary();
  });

  return {
    saveLibrary,
    restoreLibrary,
    sendLikes,
    /** Merges the operator's lists, requested at this time (epoch milliseconds). */
    mergeLibrary(likes: number[], history: LibraryRow['recents'], askedAt: number) {
      library.likes = withPending(likes);
      const since = snapshot(library).recents.filter(({ time }) => time >= askedAt);
      const before = history
        .filter(({ gameId, time }) => time > (dropped[gameId] ?? 0) && !since.some((each) => each.gameId === gameId))
        .toSorted((a, b) => b.time - a.time);
      library.recents = ref([...since, ...before].slice(0, historyLength));
      void updateTiles().catch(() => {});
      if (Object.keys(pending).length) void sendLikes();
    },

    /** Likes or unlikes a game: shown at once (optimistic), stored, and sent to the operator as soon as possible. */
    async like(gameId: number, on: boolean) {
      pending[gameId] = on;
      library.likes = on
        ? [gameId, ...library.likes.filter((id) => id !== gameId)]
        : library.likes.filter((id) => id !== gameId);
      await saveLibrary();
      await sendLikes();
    },

    /** Removes a game from the recent ones on this device, until it is played again (GA-05). */
    async forgetRecent(gameId: number) {
      const played = library.recents.find((each) => each.gameId === gameId);
      if (!played) return;
      dropped = { ...dropped, [gameId]: Math.max(played.time, world.now() + settings.clockOffset) };
      library.recents = library.recents.filter((each) => each !== played);
      await saveLibrary();
      await updateTiles();
    },

    /** Puts an opened game first among the recent ones. */
    async played(gameId: number) {
      delete dropped[gameId];
      const rest = library.recents.filter((each) => each.gameId !== gameId);
      library.recents = [{ gameId, time: world.now() }, ...rest].slice(0, historyLength);
      await saveLibrary();
      void updateTiles().catch(() => {});
    },
  };
}
