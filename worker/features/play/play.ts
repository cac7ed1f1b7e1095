import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import type { PlayerCore } from '#worker/core/core.ts';
import { inTime } from '#worker/core/inTime.ts';
import { isFinal } from '#worker/core/finalRefusal.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import type { createLibrary } from '../player/library.ts';
import { heldLocks } from './heldLocks.ts';

const key = 'play';

/** The least pause between two tries to leave games because the player or the network is back, milliseconds. */
const retryPause = 60_000;

/** A stored game session, until it is left; `leaving` is the idempotency id of leaving, the same for every retry. */
interface GameSession {
  gameId: number;
  sessionId: string;
  leaving: string;
  /** The page's id of the opening, which names the lock that the page holds meanwhile; older builds stored none. */
  opening?: string;
}

/** A game in play as its page knows it, and the epoch of the session in which it was opened. */
export interface GameInPlay {
  epoch: string;
  opening: string;
  gameId: number;
  sessionId: string;
}

/** The part of an answer about the game session. */
type InSession = Pick<Output<'exitGame'>, 'betInSession' | 'winInSession'>;

/** What was staked and won in a game session. */
export interface SessionSums {
  bet: Money;
  win: Money;
}

const sumsOf = ({ betInSession: bet, winInSession: win }: InSession): SessionSums | null =>
  typeof bet === 'number' && typeof win === 'number' ? { bet, win } : null;

/** The net result of a game session; null where the operator doesn't report it. */
function netOf(figures: InSession): Money | null {
  const sums = sumsOf(figures);
  return sums && ((sums.win - sums.bet) as Money);
}

/**
 * Opens and leaves games (spec §7), and resumes the one in play when this worker replaces another. A game whose tab was
 * closed, or whose leaving was lost, is left at the next start, or when the player or the network is back.
 */
export function createPlay(
  { stores, storage, replies, call, presence, world, on, onAnswer }: PlayerCore,
  library: ReturnType<typeof createLibrary>,
  checkDevice: () => Promise<void>,
) {
  const { play, session } = stores;
  /**
   * The page's id of the current opening: an answer that arrives after another opening, or after leaving, leaves its
   * game at once.
   */
  let currentOpening = '';
  let leaving = '';
  /** The order of the latest request whose answer had the net result. */
  let newestOrder = 0;
  onAnswer((output, order) => {
    const { sessionId, ...figures } = output as InSession & { sessionId?: string | null };
    const net = netOf(figures);
    if (net === null || !sessionId || sessionId !== play.sessionId || order < newestOrder) return;
    newestOrder = order;
    play.net = net;
  });
  const table = async () => (await storage()).of(session.userId).kept;

  async function exit({ gameId, sessionId, leaving: id }: GameSession): Promise<SessionSums | null> {
    const asked = replies.write('exitGame', { gameId, ...(sessionId ? { sessionId } : {}) }, id);
    const figures = await asked.catch((e: unknown) => {
      if (!isFinal(e)) throw e;
    });
    await (await table()).drop(`${key}:${sessionId}`).catch(() => {});
    // The result and the balance after it are in the answer; the other figures follow when they come.
    void replies.read('refreshData', {}, true).catch(() => {});
    return figures ? sumsOf(figures) : null;
  }

  async function leave() {
    const { gameId, sessionId } = play;
    currentOpening = '';
    if (!gameId) return null;
    Object.assign(play, { gameId: 0, sessionId: '', net: null });
    return exit({ gameId, sessionId, leaving });
  }

  /** Begins a game session in this tab, and stores it until it is left. */
  async function enter(gameSession: GameSession, net: Money | null) {
    const { gameId, sessionId } = gameSession;
    leaving = gameSession.leaving;
    Object.assign(play, { gameId, sessionId, net });
    presence.mark();
    const row = { key: `${key}:${sessionId}`, v: rowVersion, at: world.now(), value: gameSession };
    await (await table()).put(row).catch(() => {});
  }

  /**
   * Leaves the games whose tab was closed, and that of this page's opening `left`, if any. A tab plays a game if its
   * worker says so, or if its page holds the game's lock, as that worker may have died. With `surely` none is left
   * where no locks are listed, though each worker holds one, nor one whose lock isn't known.
   */
  async function leaveAbandoned(left = '', surely = false) {
    const { userId, epoch } = session;
    if (!userId) return;
    const rows = await (await table()).first(50, `${key}:`).catch(() => []);
    if (rows.length === 0) return;
    const [tabs, locks] = await Promise.all([presence.queryTabs(), heldLocks(world)]);
    if (surely && locks.size === 0) return;
    const playing = new Set(tabs.map(({ gameId }) => gameId));
    for (const row of rows) {
      if (session.epoch !== epoch) return;
      const gameSession = row.value as GameSession;
      const { gameId, opening } = gameSession;
      const isUnknown = surely && !opening;
      const isInPlay = isUnknown || playing.has(gameId) || locks.has(opening) || gameId === play.gameId;
      if (!isInPlay || opening === left) await exit(gameSession).catch(() => {});
    }
  }

  let retryFrom = 0;
  let cancelRetry = () => {};
  on('resumed', () => {
    cancelRetry();
    cancelRetry = world.after(Math.max(0, retryFrom - world.elapsed()), () => {
      retryFrom = world.elapsed() + retryPause;
      void leaveAbandoned('', true).catch(() => {});
    });
  });

  return {
    leaveAbandoned,

    /**
     * Requests a launch URL, which works once, so every opening requests its own. `coin` is the starting balance, if
     * the operator reports it.
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
      currentOpening = opening;
      const { epoch } = session;
      await inTime(world, checkDevice());
      // Nor for a player who has logged in since.
      if (currentOpening !== opening || session.epoch !== epoch) throw new Failure('stopped');
      const { url, orientation, sessionId, coin, ...figures } = await replies.write('startGame', input);
      const gameSession: GameSession = { gameId, sessionId: sessionId ?? '', leaving: world.uuid(), opening };
      if (currentOpening !== opening) {
        if (!tryIt) void exit(gameSession).catch(() => {});
        throw new Failure('stopped');
      }
      if (!tryIt && session.userId) {
        await enter(gameSession, netOf(figures));
        await library.played(gameId);
      }
      return { url, orientation: orientation ?? 0, ...(typeof coin === 'number' && !tryIt && { coin }) };
    },

    /**
     * Resumes the game that the page opened with a former worker, if the same session lasts. A break or a limit that
     * has begun since ends it as it ends any game in play.
     */
    async resumeGame({ epoch, opening, gameId, sessionId }: GameInPlay) {
      if (currentOpening || session.epoch !== epoch) return;
      currentOpening = opening;
      await enter({ gameId, sessionId, leaving: world.uuid(), opening }, null);
      // Its net result is in the answer.
      void replies.read('refreshData', {}, true).catch(() => {});
    },

    /**
     * Leaves the game in play: money on its table returns, and holdings are loaded again, which isn't waited for.
     * Resolves with what the operator says was staked and won; null if it doesn't.
     */
    async leaveGame(opening: string): Promise<SessionSums | null> {
      if (currentOpening === opening) return leave();
      // A restarted worker knows the game session only from the device.
      if (!currentOpening) await leaveAbandoned(opening);
      return null;
    },

    /** Loads the balance after a round from the operator; the game's own message is never trusted for it. */
    afterRound: () => call('refreshData', {}),
  };
}
