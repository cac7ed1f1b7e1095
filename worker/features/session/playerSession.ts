import { client, device } from '#contract/client.ts';
import type { Core } from '#worker/core/core.ts';
import { within } from '#worker/world.ts';
import type { createLibrary } from '../player/library.ts';
import type { Rg } from '../rg/rg.ts';

/** The timeout for reading the pending requests, milliseconds. */
const vaultTimeout = 3_000;

/** The start and end of a player's session. */
export function createPlayerSession(
  { world, stores, vault, identity, call, replies }: Core,
  library: ReturnType<typeof createLibrary>,
  { deliver }: Pick<Rg, 'deliver'>,
) {
  const { session } = stores;

  /** Whether a pending request needs this token, as far as the vault can be read. */
  const isTokenNeeded = (token: string) =>
    within(world, vaultTimeout, vault.read()).then(
      ({ unheard }) => unheard.some((each) => each.token === token),
      () => false,
    );

  async function loadUser() {
    const { epoch } = session;
    const askedAt = world.now();
    const info = await call('getAfterLoginInfoWeb', { version: client.version, ...device });
    if (session.epoch !== epoch) return;
    if (info.userInfo) session.user = info.userInfo;
    if (info.lastLogin) session.lastLogin = { time: info.lastLogin.time, device: info.lastLogin.device ?? '' };
    session.pushKey = info.pushKey ?? '';
    library.mergeLibrary(info.likeGameIds ?? [], info.gameHistory ?? [], askedAt);
  }

  return {
    /** Loads the player's data; a failure doesn't undo the log-in. */
    async loadPlayerData() {
      await library.restoreLibrary(true);
      const reads = (['refreshData', 'activityGetStatusList', 'getActivityIds'] as const).map((name) =>
        replies.read(name, {}),
      );
      await Promise.allSettled([loadUser(), ...reads]);
      await library.saveLibrary();
    },

    /**
     * Logs out, in every tab and also offline. The operator's session ends as soon as possible, but not before
     * pending requests that need its token are delivered (checklist SX-10). Logging out `all` devices fails offline.
     * `push` is this device's push endpoint, unregistered before its session ends; `all` unregisters every device's
     * (O-23).
     */
    async logout({ all = false, push }: { all?: boolean; push?: string | undefined } = {}) {
      const { epoch } = session;
      const token = identity.token();
      if (all) {
        if (await isTokenNeeded(token)) await deliver().catch(() => {});
        await call('logout', { all }, { epoch });
      }
      await identity.leave('left');
      if (all) return;
      if (push) await call('pushUnsubscribe', { endpoint: push }, { token }).catch(() => {});
      if (await isTokenNeeded(token)) await deliver().catch(() => {});
      else await call('logout', {}, { token }).catch(() => {});
    },
  };
}
