import type { UserInfo } from '#contract/entities.ts';
import { initialStores, type Ending } from '#contract/stores.ts';
import type { Core } from './core.ts';
import { rgStoreOf } from './rgState.ts';
import { emptyVault, type Vaulted } from '../storage/vault.ts';
import { pause } from '../world.ts';

type Needs = Pick<Core, 'world' | 'stores' | 'vault' | 'bus' | 'storage'> & {
  /** The referrer of this visit. */
  cameFrom: string;
};

/** How long reading the vault may take before the visit continues as a visitor's, milliseconds. */
const patience = 3_000;

export type Identity = ReturnType<typeof createIdentity>;

/**
 * The session of this device: holds the token, which nothing else sees, and keeps this tab, the vault and the other
 * tabs consistent.
 */
export function createIdentity({ world, cameFrom, stores, vault, bus, storage }: Needs) {
  const { session } = stores;
  let token = '';
  let deviceId = '';
  let referrer = '';
  const newcomers: (() => void)[] = [];

  let silent = false;
  const silence = pause(world, patience).then(() => {
    silent = !session.known;
    return { ...emptyVault, deviceId: world.uuid() };
  });
  const known = Promise.race([vault.read(), silence]).then(async (kept) => {
    token = kept.token;
    deviceId = kept.deviceId || world.uuid();
    referrer = kept.deviceId ? kept.referrer : cameFrom;
    if (!kept.deviceId) void vault.change({ deviceId, referrer });
    Object.assign(session, {
      known: true,
      userId: token ? kept.userId : 0,
      isNew: kept.isNew,
      epoch: kept.epoch,
      savedAccount: kept.account,
    });
    protect(kept);
    if (kept.wiping) await wipe();
  });

  /**
   * Applies the stored restrictions to the store; they outlive sessions and hold from the first moment, for players and
   * visitors.
   */
  function protect(kept: Vaulted) {
    const now = world.now() + stores.settings.clockOffset;
    Object.assign(stores.rg, rgStoreOf(kept, session.userId, now));
  }

  /** Clears everything of the former player from the stores, and keeps the lobby. */
  function reset(ended: Ending | null) {
    const { session: fresh, wallet, library, play, acts, replies, codes, rg, settings } = initialStores();
    const { known: looked, savedAccount, epoch } = session;
    // Notices for visitors stay when somebody logs in.
    if (session.userId) stores.settings.notices = settings.notices;
    Object.assign(session, { ...fresh, known: looked, savedAccount, epoch, ended });
    Object.assign(stores.wallet, wallet);
    Object.assign(stores.library, library);
    Object.assign(stores.play, play);
    // The restriction itself is set from the vault (`protect`).
    const { realityMin, realityDue, playEndsAt } = rg;
    Object.assign(stores.rg, { realityMin, realityDue, playEndsAt });
    Object.assign(stores, { acts, replies, codes });
    token = '';
  }

  /**
   * Wipes the data of one player, unless that player has logged in again, or of all players; stops waiting where the
   * device takes too long.
   */
  async function wipe(former?: number) {
    const wiped = storage().then(async (device) => {
      if (former !== undefined && (await vault.read()).userId === former) return;
      await device.forget(former);
      if (former === undefined && device.mode === 'device') await vault.change({ wiping: false });
    });
    await Promise.race([wiped.catch(() => {}), pause(world, patience)]);
  }

  /** Reads the session again from the vault, where another tab may have changed it; does nothing if it is unchanged. */
  async function recheck() {
    await known;
    const { epoch } = session;
    const kept = await vault.read();
    if (session.epoch !== epoch) return;
    if (!kept.deviceId) void vault.change({ deviceId, referrer });
    if (kept.epoch === epoch) return void (token = kept.token);
    const before = session.userId;
    const open = Object.values(stores.acts).filter(Boolean).length;
    // Logged out before and after: the reason of the last log-out stays.
    if (!before && !kept.userId) return protect(kept);
    reset(kept.userId === 0 ? 'elsewhere' : before && before !== kept.userId ? 'replaced' : null);
    token = kept.token;
    Object.assign(session, { userId: kept.userId, isNew: kept.isNew, epoch: kept.epoch, savedAccount: kept.account });
    if (before !== kept.userId) session.stoppedActs = open;
    protect(kept);
    // Rows that this tab was writing while the other one wiped are wiped too.
    if (before && before !== kept.userId) void wipe(before);
    if (kept.userId) for (const welcome of newcomers) welcome();
  }

  bus.on('session', () => void recheck());
  const recallProtection = async () => protect(await vault.read());
  bus.on('rg', () => void recallProtection());

  return {
    /** Settles once the vault has been read. */
    known,
    /** Whether reading the vault timed out: the device then stores nothing and isn't asked again. */
    silent: () => silent,
    token: () => token,
    deviceId: () => deviceId,
    /** The referrer of the first visit. */
    referrer: () => referrer,
    recheck,
    /** Reads the restrictions again from the vault. */
    recallProtection,
    /** Listens to every log-in, in this tab or in another. */
    onEnter: (welcome: () => void) => void newcomers.push(welcome),

    /** Begins a session after a log-in. `account` is saved for the next log-in, when the player wants that. */
    async enter(newToken: string, user: UserInfo, isNew: boolean, account?: string) {
      if (session.userId && session.userId !== user.id) {
        await vault.change({ wiping: true });
        await wipe();
      }
      reset(null);
      token = newToken;
      Object.assign(session, {
        userId: user.id,
        user,
        isNew,
        epoch: world.uuid(),
        ...(account === undefined ? {} : { savedAccount: account }),
      });
      await vault.change({ token, userId: user.id, isNew, epoch: session.epoch, account: session.savedAccount });
      await recallProtection();
      bus.publish({ kind: 'session' });
      for (const welcome of newcomers) welcome();
    },

    /** Replaces the token by the one that the operator has rotated to. */
    async renew(newToken: string) {
      const former = token;
      token = newToken;
      // The pending requests belong to the same session and need its new token.
      await vault.change(({ unheard }) => ({
        token: newToken,
        unheard: unheard.map((each) => (each.token === former ? { ...each, token: newToken } : each)),
      }));
      bus.publish({ kind: 'session' });
    },

    /**
     * Ends the session and wipes its data; works offline. Does nothing for a token (`of`) that is no longer the current
     * one.
     */
    async leave(ended: Ending | null, of = token) {
      if (!token || of !== token) return;
      reset(ended);
      session.epoch = world.uuid();
      await vault.change({ token: '', userId: 0, isNew: false, epoch: session.epoch, wiping: true });
      void recallProtection();
      bus.publish({ kind: 'session' });
      await wipe();
    },
  };
}
