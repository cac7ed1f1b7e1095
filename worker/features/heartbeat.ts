import type { Core } from '../core.ts';

/** The online heartbeat and the polls of the red dots (spec §9). */
const period = 60_000;

/** Once a minute the leading tab says that the player is here and in which game, and looks for red dots if a tab is visible. */
export function startHeartbeat({ stores, call, replies, duties, roll, identity, on }: Core) {
  const beat = duties.every('heartbeat', period, async () => {
    if (!stores.session.userId || !stores.network.onLine) return false;
    const tabs = await roll.call();
    const [playing] = tabs.filter(({ gameId }) => gameId).toSorted((a, b) => b.since - a.since);
    const { configVersion } = await call('online', { gameId: playing?.gameId ?? 0 });
    const known = await replies.known('anonymous/appConfig', {});
    if (configVersion && known && known.configVersion !== configVersion)
      void replies.read('anonymous/appConfig', {}, true).catch(() => {});
    if (tabs.some(({ visible }) => visible)) void replies.read('activityGetStatusList', {}, true).catch(() => {});
    return true;
  });
  identity.onEnter(() => beat.restart());
  on('resumed', () => beat.ifDue());
}
