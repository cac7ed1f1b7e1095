import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import type { PlayerCore } from '#worker/tabs/presence.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import type { createLibrary } from '../player/library.ts';

const key = 'play';

/** A stored game session, until it is left; `leaving` is the idempotency id of leaving it, the same for every retry. */
interface Stay {
  gameId: number;
  sessionId: string;
  leaving: string;
}

/** The part of an answer about the game session. */
type InSession = Pick<Output<'exitGame'>, 'betInSession' | 'winInSession'>;

/** The net result of a game session; null where the operator doesn't report it. */
const netOf = ({ betInSession: bet, winInSession: win }: InSession) =>
  typeof bet === 'number' && typeof win === 'number' ? ((win - bet) as Money) : null;

/** Opens and leaves games (spec §7). A game left by closing the tab is left properly at the next start. */
export function createPlay(
  { stores, storage, replies, call, presence, world, answered }: PlayerCore,
  mine: ReturnType<typeof createLibrary>,
) {
  const { play, session } = stores;
  /**
   * The page's id of the current opening: an answer that arrives after another opening, or after leaving, is left at
   * once.
   */
  let opened = '';
  let leaving = '';
  /** The order of the latest request whose answer had the net result. */
  let newest = 0;
  answered((output, order) => {
    const { sessionId, ...came } = output as InSession & { sessionId?: string | null };
    const net = netOf(came);
    if (net === null || !sessionId || sessionId !== play.sessionId || order < newest) return;
    newest = order;
    play.net = net;
  });
  const table = async () => (await storage()).of(session.userId).kept;

  async function exit({ gameId, sessionId, leaving: id }: Stay) {
    await replies.write('exitGame', { gameId, ...(sessionId ? { sessionId } : {}) }, id).catch((e: unknown) => {
      if (!(e instanceof Failure) || e.kind !== 'refused') throw e;
    });
    await (await table()).drop(`${key}:${sessionId}`).catch(() => {});
    await replies.read('refreshData', {}, true);
  }

  async function leave() {
    const { gameId, sessionId } = play;
    opened = '';
    if (!gameId) return;
    Object.assign(play, { gameId: 0, sessionId: '', net: null });
    await exit({ gameId, sessionId, leaving });
  }

  /** Leaves the games whose tab was closed, unless another tab plays them. */
  async function leaveAbandoned() {
    if (!session.userId) return;
    const rows = await (await table()).first(50, `${key}:`).catch(() => []);
    if (rows.length === 0) return;
    const inPlay = new Set((await presence.call()).map(({ gameId }) => gameId));
    for (const row of rows) {
      const stay = row.value as Stay;
      if (!inPlay.has(stay.gameId)) await exit(stay).catch(() => {});
    }
  }

  return {
    leaveAbandoned,

    /**
     * Requests a launch URL, which works once, so every opening requests its own. `coin` is the balance it begins with,
     * if the operator reports it.
     */
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
      const { url, orientation, sessionId, coin, ...begun } = await replies.write('startGame', input);
      const stay: Stay = { gameId, sessionId: sessionId ?? '', leaving: world.uuid() };
      if (opened !== opening) {
        if (!tryIt) void exit(stay).catch(() => {});
        throw new Failure('stopped');
      }
      if (!tryIt && session.userId) {
        leaving = stay.leaving;
        Object.assign(play, { gameId, sessionId: stay.sessionId, net: netOf(begun) });
        presence.mark();
        const row = { key: `${key}:${stay.sessionId}`, v: rowVersion, at: world.now(), value: stay };
        await (await table()).put(row).catch(() => {});
        await mine.played(gameId);
      }
      return { url, orientation: orientation ?? 0, ...(typeof coin === 'number' && !tryIt && { coin }) };
    },

    /** Leaves the game in play: money on its table returns, and the balance is loaded again. */
    async leaveGame(opening: string) {
      if (opened === opening) await leave();
      // A restarted worker knows the game session only from the device.
      else if (!opened) await leaveAbandoned();
    },

    /** Loads the balance after a round from the operator; the game's own message is never trusted for it. */
    afterRound: () => call('refreshData', {}),
  };
}
