import { client, device } from '#contract/limits.ts';
import type { Core } from '#worker/core/core.ts';
import { within } from '#worker/world.ts';
import type { createLibrary } from '../player/library.ts';
import type { Rg } from '../rg/rg.ts';

/** How long a device may take to say what is still to be told, milliseconds. */
const patience = 3_000;

/** What a player's being here begins and ends with. */
export function createPlayerSession(
  { world, stores, vault, identity, call, replies }: Core,
  mine: ReturnType<typeof createLibrary>,
  { deliver }: Pick<Rg, 'deliver'>,
) {
  const { session } = stores;

  /** Whether something is still to be told that takes this token, as far as the device says. */
  const owesBy = (token: string) =>
    within(world, patience, vault.read()).then(
      ({ unheard }) => unheard.some((each) => each.token === token),
      () => false,
    );

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

    /**
     * Leaves, here and in every tab, with or without a network; the operator is told if it can be, and not before it has
     * heard what takes this token (checklist SX-10). Leaving `all` devices needs it to hear.
     */
    async logout({ all = false }: { all?: boolean } = {}) {
      const token = identity.token();
      if (all) {
        if (await owesBy(token)) await deliver().catch(() => {});
        await call('logout', { all });
      }
      await identity.leave('left');
      if (all) return;
      if (await owesBy(token)) await deliver().catch(() => {});
      else await call('logout', {}, { token }).catch(() => {});
    },
  };
}
