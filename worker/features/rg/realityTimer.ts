import { subscribeKey } from 'valtio/vanilla/utils';
import { defaultReality } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { Rg } from './rg.ts';

/** How often play is counted, milliseconds: so much of it goes with a tab that dies. */
const period = 10_000;
const minute = 60_000;

/**
 * Counts a player's play since the last look at the time: of all tabs together, what they share counting once, and over
 * reloads. `protection.realityDue` says that it is time to stop and look (players RG-13).
 */
export function createRealityTimer(
  { world, stores, vault, bus, replies, on }: Core,
  { checkProtection }: Pick<Rg, 'checkProtection'>,
) {
  const { play, session, rg } = stores;
  /** Up to when this tab's play is counted; 0 while there is none. */
  let counted = 0;
  let stop = () => {};

  /** Adds what this tab has played and no other tab has counted, and comes back when the time is up, if not before. */
  async function count() {
    stop();
    const { userId } = session;
    const now = world.now();
    const from = counted;
    counted = play.gameId && userId ? now : 0;
    let left = Infinity;
    if (userId && (from || counted)) {
      const allowed = (rg.realityMin || defaultReality) * minute;
      await vault.change(({ stint }) => {
        const before = stint.userId === userId ? stint : { played: 0, at: 0 };
        const played = before.played + (from ? Math.max(0, now - Math.max(from, before.at)) : 0);
        left = allowed - played;
        return { stint: { userId, played, at: now } };
      });
    }
    stop();
    rg.realityDue = counted > 0 && left <= 0;
    // What it came to is at hand when it is time to look.
    if (counted > 0 && left > 0 && left <= period) void replies.read('rgSession', {}, true).catch(() => {});
    if (counted > 0) stop = world.after(left > 0 ? Math.min(left, period) : period, () => void count());
  }

  subscribeKey(play, 'gameId', (gameId) => {
    if (gameId) void checkProtection().catch(() => {});
    void count();
  });
  subscribeKey(rg, 'realityMin', () => void count());
  on('looked', () => void count());
  bus.on('looked', (_, epoch) => void (epoch === session.epoch && count()));
  bus.on('reality', ({ every }, epoch) => {
    if (epoch === session.epoch) rg.realityMin = every;
  });
}
