import { ref } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { readRow } from '#worker/storage/readRow.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import { libraryRow, type LibraryRow } from '#worker/storage/rows.ts';

const key = 'mine';

/** The most recent games that are stored. */
const historyLength = 50;

/** The player's library, available offline: profile, last balance, liked and recent games. */
export function createLibrary({ stores, storage, call, world, bus, identity }: Core) {
  const { session, wallet, library, settings } = stores;
  let unsent: LibraryRow['unsent'] = {};
  let dropped: Record<number, number> = {};
  let sending: Promise<void> | undefined;
  /** The epoch whose row has been restored: saving before that would overwrite its pending likes. */
  let recalled = '';

  const table = async () => (await storage()).of(session.userId).kept;
  const now = (): LibraryRow => ({
    user: session.user,
    coin: wallet.coin,
    coinAt: wallet.at,
    likes: [...library.likes],
    recents: [...library.recents],
    unsent,
    dropped,
  });

  async function keepMine() {
    if (!session.userId || recalled !== session.epoch) return;
    const value: LibraryRow = JSON.parse(JSON.stringify(now())) as LibraryRow;
    await (await table()).put({ key, v: rowVersion, at: world.now(), value }).catch(() => {});
    bus.publish({ kind: 'library' });
  }

  /**
   * Restores the library from the device, unless the operator has answered since. Pending likes are restored only at a
   * log-in or start.
   */
  async function recallMine(comingIn = false) {
    const { epoch, userId } = session;
    if (!userId) return;
    const row = await readRow(stores, await table(), key, libraryRow);
    if (session.epoch !== epoch) return;
    recalled = epoch;
    const known = row?.value;
    if (known?.user?.id !== userId) return;
    session.user ??= known.user;
    if (!wallet.at) Object.assign(wallet, { coin: known.coin, at: known.coinAt });
    if (comingIn) unsent = { ...known.unsent, ...unsent };
    dropped = known.dropped ?? {};
    Object.assign(library, { likes: known.likes, recents: known.recents });
  }

  /** The operator's list with the pending likes applied (optimistic). */
  function overlay(likes: number[]) {
    const kept = likes.filter((id) => unsent[id] !== false);
    const added = Object.keys(unsent)
      .map(Number)
      .filter((id) => unsent[id] && !kept.includes(id));
    return [...added.toReversed(), ...kept];
  }

  /** Sends pending likes one by one until none is left; one that changes while it is sent is sent again. */
  async function send() {
    const next = () => Object.keys(unsent).map(Number)[0];
    for (let id = next(); id !== undefined; id = next()) {
      const like = !!unsent[id];
      try {
        const { likeGameIds } = await call('gameLike', { gameId: id, like });
        if (unsent[id] === like) delete unsent[id];
        library.likes = overlay(likeGameIds);
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== 'refused') return;
        delete unsent[id];
        const others = library.likes.filter((each) => each !== id);
        library.likes = like ? others : [id, ...others];
      }
    }
    await keepMine();
  }

  /** Sends pending likes to the operator; one sender at a time. */
  const sendLikes = () => (sending ??= send().finally(() => (sending = undefined)));

  identity.onEnter(() => {
    unsent = {};
    dropped = {};
  });
  subscribeKey(wallet, 'at', () => void keepMine());
  bus.on('library', (_, epoch) => {
    if (epoch === session.epoch) void recallMine();
  });

  return {
    keepMine,
    recallMine,
    sendLikes,
    learnMine(likes: number[], history: LibraryRow['recents']) {
      library.likes = overlay(likes);
      const known = history.filter(({ gameId, time }) => time > (dropped[gameId] ?? 0));
      library.recents = ref(known.toSorted((a, b) => b.time - a.time).slice(0, historyLength));
      if (Object.keys(unsent).length) void sendLikes();
    },

    /** Likes or unlikes a game: shown at once (optimistic), stored, and sent to the operator as soon as possible. */
    async like(gameId: number, on: boolean) {
      unsent[gameId] = on;
      library.likes = on
        ? [gameId, ...library.likes.filter((id) => id !== gameId)]
        : library.likes.filter((id) => id !== gameId);
      await keepMine();
      await sendLikes();
    },

    /** Removes a game from the recent ones on this device, until it is played again (GA-05). */
    async forgetRecent(gameId: number) {
      const played = library.recents.find((each) => each.gameId === gameId);
      if (!played) return;
      dropped = { ...dropped, [gameId]: Math.max(played.time, world.now() + settings.clockOffset) };
      library.recents = library.recents.filter((each) => each !== played);
      await keepMine();
    },

    /** Puts an opened game first among the recent ones. */
    async played(gameId: number) {
      delete dropped[gameId];
      const rest = library.recents.filter((each) => each.gameId !== gameId);
      library.recents = [{ gameId, time: world.now() }, ...rest].slice(0, historyLength);
      await keepMine();
    },
  };
}
