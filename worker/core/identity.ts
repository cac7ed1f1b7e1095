import type { UserInfo } from '#contract/entities.ts';
import { initialStores, type Ending } from '#contract/stores.ts';
import type { Core } from './core.ts';
import { rgStoreOf } from './rgState.ts';
import { emptyVault, type Vaulted } from '../storage/vault.ts';
import { pause } from '../world.ts';

type Needs = Pick<Core, 'world' | 'stores' | 'vault' | 'bus' | 'storage'> & {
  /** Where this visit came from. */
  cameFrom: string;
};

/** How long a device may take to say who was here before the visit goes on as a visitor’s, milliseconds. */
const patience = 3_000;

export type Identity = ReturnType<typeof createIdentity>;

/** Who is here. Holds the token, which no one else sees; keeps this tab, the vault and the other tabs of one mind. */
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

  /** Restrictions outlive sessions: they hold from the first moment, whoever is here. */
  function protect(kept: Vaulted) {
    const now = world.now() + stores.settings.clockOffset;
    Object.assign(stores.rg, rgStoreOf(kept, session.userId, now));
  }

  /** Nothing of the former player stays in the stores; what belongs to the lobby does. */
  function reset(ended: Ending | null) {
    const { session: fresh, wallet, library, play, acts, replies, codes, rg, settings } = initialStores();
    const { known: looked, savedAccount, epoch } = session;
    // What is said to visitors stands on over somebody who comes in.
    if (session.userId) stores.settings.notices = settings.notices;
    Object.assign(session, { ...fresh, known: looked, savedAccount, epoch, ended });
    Object.assign(stores.wallet, wallet);
    Object.assign(stores.library, library);
    Object.assign(stores.play, play);
    // Whether somebody may play is the vault's to say (`protect`).
    const { realityMin, realityDue, playEndsAt } = rg;
    Object.assign(stores.rg, { realityMin, realityDue, playEndsAt });
    Object.assign(stores, { acts, replies, codes });
    token = '';
  }

  /** Wipes the traces of one player, unless that is who is here by then, or of all; goes on where the device takes too long. */
  async function wipe(former?: number) {
    const wiped = storage().then(async (device) => {
      if (former !== undefined && (await vault.read()).userId === former) return;
      await device.forget(former);
      if (former === undefined && device.mode === 'device') await vault.change({ wiping: false });
    });
    await Promise.race([wiped.catch(() => {}), pause(world, patience)]);
  }

  /** Takes in what another tab did to the session: nothing if it is still ours. */
  async function recheck() {
    await known;
    const { epoch } = session;
    const kept = await vault.read();
    if (session.epoch !== epoch) return;
    if (!kept.deviceId) void vault.change({ deviceId, referrer });
    if (kept.epoch === epoch) return void (token = kept.token);
    const before = session.userId;
    const open = Object.values(stores.acts).filter(Boolean).length;
    // Nobody was here, and nobody is: how the last session ended stands.
    if (!before && !kept.userId) return protect(kept);
    reset(kept.userId === 0 ? 'elsewhere' : before && before !== kept.userId ? 'replaced' : null);
    token = kept.token;
    Object.assign(session, { userId: kept.userId, isNew: kept.isNew, epoch: kept.epoch, savedAccount: kept.account });
    if (before !== kept.userId) session.stoppedActs = open;
    protect(kept);
    // What this tab was writing down when the other one wiped is no longer there either.
    if (before && before !== kept.userId) void wipe(before);
    if (kept.userId) for (const welcome of newcomers) welcome();
  }

  bus.on('session', () => void recheck());
  const recallProtection = async () => protect(await vault.read());
  bus.on('rg', () => void recallProtection());

  return {
    /** Settles once the vault has been read. */
    known,
    /** Whether the device didn't say in time who was here: it keeps nothing, and nobody need ask it again. */
    silent: () => silent,
    token: () => token,
    deviceId: () => deviceId,
    /** Where the first visit came from. */
    referrer: () => referrer,
    recheck,
    /** Takes in what this device keeps of who may play. */
    recallProtection,
    /** Runs whenever somebody comes in, here or in another tab. */
    onEnter: (welcome: () => void) => void newcomers.push(welcome),

    /** Somebody came in. `account` is kept for the next log-in, when the player wants that. */
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

    /** Takes a token the operator has rotated. */
    async renew(newToken: string) {
      const former = token;
      token = newToken;
      // It is still the same session that owes these.
      await vault.change(({ unheard }) => ({
        token: newToken,
        unheard: unheard.map((each) => (each.token === former ? { ...each, token: newToken } : each)),
      }));
      bus.publish({ kind: 'session' });
    },

    /** Ends the session and wipes its traces; works with no network. A late word about a former token (`of`) is not heard. */
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
