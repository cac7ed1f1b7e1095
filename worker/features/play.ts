import { Failure } from '../contract/failure.ts';
import type { PlayerCore } from '../roll.ts';
import { rowVersion } from '../storage.ts';
import type { createMine } from './mine.ts';

const key = 'play';

/** Opening and leaving a game (spec §7). A game left by closing the tab is left properly at the next start. */
export function createPlay(
  { stores, storage, replies, call, roll, world }: PlayerCore,
  mine: ReturnType<typeof createMine>,
) {
  const { play, session } = stores;
  /** The opening at hand, by the page's name for it: an answer that comes after another one, or after leaving, is left at once. */
  let opened = '';
  const table = async () => (await storage()).of(session.userId).kept;

  async function exit(gameId: number, sessionId: string) {
    await replies.write('exitGame', { gameId, ...(sessionId ? { sessionId } : {}) }).catch((e: unknown) => {
      if (!(e instanceof Failure) || e.kind !== 'refused') throw e;
    });
    await (await table()).drop(`${key}:${sessionId}`).catch(() => {});
    await replies.read('refreshData', {}, true);
  }

  async function leave() {
    const { gameId, sessionId } = play;
    opened = '';
    if (!gameId) return;
    Object.assign(play, { gameId: 0, sessionId: '' });
    await exit(gameId, sessionId);
  }

  /** Leaves games whose tab was closed, unless some tab is still in them. */
  async function leaveAbandoned() {
    if (!session.userId) return;
    const rows = await (await table()).first(50, `${key}:`).catch(() => []);
    if (rows.length === 0) return;
    const inPlay = new Set((await roll.call()).map(({ gameId }) => gameId));
    for (const row of rows) {
      const { gameId, sessionId } = row.value as { gameId: number; sessionId: string };
      if (!inPlay.has(gameId)) await exit(gameId, sessionId).catch(() => {});
    }
  }

  return {
    leaveAbandoned,

    /** Asks for a fresh address: it works once, so every opening asks anew. `coin` is the balance it begins with, if the operator tells. */
    async openGame({
      opening,
      gameId,
      tryIt,
      activityId,
      lang,
    }: {
      opening: string;
      gameId: number;
      tryIt: boolean;
      activityId?: number;
      lang: string;
    }) {
      const input = { gameId, tryIt, lang, ...(activityId ? { activityId } : {}) };
      void leave().catch(() => {});
      opened = opening;
      const { url, orientation, sessionId = '', coin } = await replies.write('startGame', input);
      if (opened !== opening) {
        if (!tryIt) void exit(gameId, sessionId ?? '').catch(() => {});
        throw new Failure('stopped');
      }
      if (!tryIt && session.userId) {
        Object.assign(play, { gameId, sessionId: sessionId ?? '' });
        roll.mark();
        await (
          await table()
        )
          .put({ key: `${key}:${sessionId ?? ''}`, v: rowVersion, at: world.now(), value: { gameId, sessionId } })
          .catch(() => {});
        await mine.played(gameId);
      }
      return { url, orientation: orientation ?? 0, ...(typeof coin === 'number' && !tryIt && { coin }) };
    },

    /** Leaves the game in play: what was on its table comes back, and the balance is asked for. */
    async leaveGame(opening: string) {
      if (opened === opening) await leave();
      // A worker that has taken another's place knows the stay by what is on the device.
      else if (!opened) await leaveAbandoned();
    },

    /** How a round changed the balance: asked of the operator, never taken from the game. */
    afterRound: () => call('refreshData', {}),
  };
}
