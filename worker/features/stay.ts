import { client, device } from '../contract/limits.ts';
import type { Core } from '../core.ts';
import type { createMine } from './mine.ts';

/** What a player's being here begins and ends with. */
export function createStay({ stores, identity, call, replies }: Core, mine: ReturnType<typeof createMine>) {
  const { session } = stores;

  async function learn() {
    const { epoch } = session;
    const info = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    if (session.epoch !== epoch) return;
    if (info.userInfo) session.user = info.userInfo;
    if (info.lastLogin) session.lastLogin = { time: info.lastLogin.time, device: info.lastLogin.device ?? '' };
    mine.learnMine(info.likeGameIds ?? [], info.gameHistory ?? []);
  }

  return {
    /** Gathers what belongs to the player who is here; what can't be had now doesn't undo the log-in. */
    async welcome() {
      await mine.recallMine(true);
      const asked = (['refreshData', 'activityGetStatusList', 'getActivityIds'] as const).map((name) =>
        replies.read(name, {}),
      );
      await Promise.allSettled([learn(), ...asked]);
      await mine.keepMine();
    },

    /** Leaves, here and in every tab, with or without a network; the operator is told if it can be. Leaving `all` devices needs it to hear. */
    async logout({ all = false }: { all?: boolean } = {}) {
      if (all) await call('logout', { all });
      const token = identity.token();
      await identity.leave('left');
      if (!all) await call('logout', {}, { token }).catch(() => {});
    },
  };
}
