import type { PlayerCore } from '#worker/tabs/presence.ts';
import type { Rg } from '../rg/rg.ts';

/** The online heartbeat and the polls of the red dots (spec §9). */
const period = 60_000;

/** Once a minute the leading tab says that the player is here and in which game, and looks for red dots if a tab is visible. Each slows down by itself. */
export function startHeartbeat(
  { world, stores, call, replies, leaderTasks, presence, identity, bus, on }: PlayerCore,
  { checkProtection }: Pick<Rg, 'checkProtection'>,
) {
  /** The tab with the game is seldom the one that hears how many seconds of play the day has left. */
  function limitPlay(leftSec?: number | null) {
    stores.rg.playEndsAt = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    bus.publish({ kind: 'playEnds', at: stores.rg.playEndsAt });
  }
  bus.on('playEnds', ({ at }, epoch) => {
    if (epoch === stores.session.epoch) stores.rg.playEndsAt = at;
  });

  const beat = leaderTasks.every('heartbeat', period, async (begin) => {
    if (!stores.session.userId || !stores.network.onLine) return false;
    const tabs = await presence.call();
    if (!begin()) return false;
    const [playing] = tabs.filter(({ gameId }) => gameId).toSorted((a, b) => b.since - a.since);
    const { epoch } = stores.session;
    const { configVersion, rg } = await call('online', { gameId: playing?.gameId ?? 0 });
    // A break may have been begun on another device: that is known before play is ended for it.
    if (rg?.stop && !stores.rg.state) await checkProtection().catch(() => {});
    if (rg && stores.session.epoch === epoch) limitPlay(rg.stop ? 0 : rg.leftSec);
    const known = await replies.known('anonymous/appConfig', {});
    if (configVersion && known && known.configVersion !== configVersion)
      void replies.read('anonymous/appConfig', {}, true).catch(() => {});
    return true;
  });
  const dots = leaderTasks.every('dots', period, async (begin) => {
    if (!stores.session.userId || !stores.network.onLine) return false;
    const tabs = await presence.call();
    if (!begin()) return false;
    if (tabs.some(({ visible }) => visible)) await replies.read('activityGetStatusList', {}, true);
    return true;
  });
  const both = [beat, dots];
  identity.onEnter(() => both.forEach((duty) => duty.restart()));
  on('resumed', () => both.forEach((duty) => duty.ifDue()));
}
