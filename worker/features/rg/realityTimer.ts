import { subscribeKey } from 'valtio/vanilla/utils';
import { defaultReality } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import type { Rg } from './rg.ts';

/** How often play is counted, milliseconds; a crashed tab loses at most this much. */
const period = 10_000;
const minute = 60_000;

/**
 * The reality timer: counts a player's time of play since the last reality check, over reloads and across all tabs,
 * overlaps once. Sets `rg.realityDue` when a reality check is due (players RG-13).
 */
export function createRealityTimer(
  { world, stores, vault, bus, replies, on }: Core,
  { checkProtection }: Pick<Rg, 'checkProtection'>,
) {
  const { play, session, rg } = stores;
  /** The time up to which this tab's play is counted; 0 without a game in play. */
  let countedUntil = 0;
  let cancel = () => {};

  /** Adds the time this tab has played that no other tab has counted, and schedules the next count. */
  async function count() {
    cancel();
    const { userId } = session;
    const now = world.now();
    const from = countedUntil;
    countedUntil = play.gameId && userId ? now : 0;
    let left = Infinity;
    if (userId && (from || countedUntil)) {
      const allowed = (rg.realityMin || defaultReality) * minute;
      await vault.change(({ stint: timer }) => {
        const before = timer.userId === userId ? timer : { played: 0, at: 0 };
        const played = before.played + (from ? Math.max(0, now - Math.max(from, before.at)) : 0);
        left = allowed - played;
        return { stint: { userId, played, at: now } };
      });
    }
    cancel();
    rg.realityDue = countedUntil > 0 && left <= 0;
    // Prefetches the figures of the session for the reality check.
    if (countedUntil > 0 && left > 0 && left <= period) void replies.read('rgSession', {}, true).catch(() => {});
    if (countedUntil > 0) cancel = world.after(left > 0 ? Math.min(left, period) : period, () => void count());
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
