import { subscribeKey } from 'valtio/vanilla/utils';
import type { PlayerCore } from '#worker/core/core.ts';
import type { Rg } from '../rg/rg.ts';
import type { SettingsFollower } from '../settings/followSettings.ts';

/** The interval of the heartbeat and of polling the red dots, milliseconds (spec §9). */
export const period = 60_000;

/**
 * Starts the leader's tasks of a player: once a minute the heartbeat with the game in play, and polling the red dots
 * if any tab is visible. Each backs off independently when rate-limited.
 */
export function startHeartbeat(
  { world, stores, call, replies, leaderTasks, presence, identity, bus, on }: PlayerCore,
  { checkProtection }: Pick<Rg, 'checkProtection'>,
  { follow }: SettingsFollower,
) {
  /** Shares today's remaining seconds of play with all tabs, because the leader is seldom the tab with the game. */
  function limitPlay(leftSec?: number | null) {
    stores.rg.playEndsAt = typeof leftSec === 'number' ? world.now() + leftSec * 1_000 : 0;
    bus.publish({ kind: 'playEnds', at: stores.rg.playEndsAt });
  }
  bus.on('playEnds', ({ at }, epoch) => {
    if (epoch === stores.session.epoch) stores.rg.playEndsAt = at;
  });

  const beat = leaderTasks.every('heartbeat', period, async (begin) => {
    if (!stores.session.userId || !stores.network.onLine) return false;
    const tabs = await presence.queryTabs();
    if (!begin()) return false;
    const [playing] = tabs.filter(({ gameId }) => gameId).toSorted((a, b) => b.since - a.since);
    const { epoch } = stores.session;
    const { configVersion, rg } = await call('online', { gameId: playing?.gameId ?? 0 });
    // A break may have begun on another device; it is stored before it ends play here.
    if (rg?.stop && !stores.rg.state) await checkProtection().catch(() => {});
    if (rg && stores.session.epoch === epoch) limitPlay(rg.stop ? 0 : rg.leftSec);
    if (configVersion) void follow(configVersion).catch(() => {});
    return true;
  });
  const dots = leaderTasks.every('dots', period, async (begin) => {
    if (!stores.session.userId || !stores.network.onLine) return false;
    const tabs = await presence.queryTabs();
    // With no visible tab the poll stays due until the player returns.
    if (!tabs.some(({ visible }) => visible) || !begin()) return false;
    await replies.read('activityGetStatusList', {}, true);
    return true;
  });
  const tasks = [beat, dots];
  identity.onEnter(() => tasks.forEach((task) => task.restart()));
  // What the operator's return costs is spread: the dots wait for a turn, each device at a phase of its own.
  subscribeKey(stores.network, 'down', (down) => void (down || dots.restart(world.random() * period)));
  on('resumed', () => tasks.forEach((task) => task.ifDue()));
}
