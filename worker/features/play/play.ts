import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import type { PlayerCore } from '#worker/tabs/presence.ts';
import { rowVersion } from '#worker/storage/storage.ts';
import type { createLibrary } from '../player/library.ts';

const key = 'play';

/** A stay in a game, as it is kept until it is left; `leaving` is the one id of that, however often it is tried. */
interface Stay {
  gameId: number;
  sessionId: string;
  leaving: string;
}

/** What an answer tells of the game in play. */
type InSession = Pick<Output<'exitGame'>, 'betInSession' | 'winInSession'>;

/** What a stay won less what was staked in it; null where that isn't said. */
const netOf = ({ betInSession: bet, winInSession: win }: InSession) =>
  typeof bet === 'number' && typeof win === 'number' ? ((win - bet) as Money) : null;

/** Opening and leaving a game (spec §7). A game left by closing the tab is left properly at the next start. */
export function createPlay(
  { stores, storage, replies, call, presence, world, answered }: PlayerCore,
  mine: ReturnType<typeof createLibrary>,
) {
  const { play, session } = stores;
  /** The opening at hand, by the page's name for it: an answer that comes after another one, or after leaving, is left at once. */
  let opened = '';
  let leaving = '';
  /** The latest question whose answer told of the stay. */
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

  /** Leaves games whose tab was closed, unless some tab is still in them. */
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
