import type { UserInfo } from '#contract/entities.ts';
import { initialStores, type Ending, type Facts, type Stores } from '#contract/stores.ts';
import { rgStoreOf } from './rgState.ts';
import type { Storage } from '../storage/storage.ts';
import { leftMark, withOver, type Vault, type Vaulted } from '../storage/vault.ts';
import type { TabBus } from '../tabs/bus.ts';
import { pause, type World } from '../world.ts';

interface Dependencies {
  world: World;
  stores: Stores;
  vault: Vault;
  bus: TabBus;
  storage(): Promise<Storage>;
  facts: Pick<Facts, 'referrer' | 'over' | 'epoch'>;
}

/** The timeout for reading the vault before the visit continues with the session unknown, milliseconds. */
const timeout = 3_000;

/**
 * The delays before a silent device is asked again, milliseconds, and how many before the visit continues as a
 * visitor's; one is enough for a device that refuses.
 */
const rereads = { pauses: [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000], patient: 3 };

export type Identity = ReturnType<typeof createIdentity>;

/**
 * The session of this device: holds the token, which nothing else sees, and keeps this tab, the vault and the other
 * tabs consistent.
 */
export function createIdentity({ world, facts, stores, vault, bus, storage }: Dependencies) {
  const { session } = stores;
  let token = '';
  /** The epoch of the session that this tab has begun last. */
  let entering: string | undefined;
  let deviceId = world.uuid();
  let { referrer } = facts;
  const { epoch: epochAtStart = '' } = facts;
  const logInListeners: (() => void)[] = [];
  const notifyLogIn = () => logInListeners.forEach((listener) => listener());
  /** Whether the device hasn't told its session: it hasn't answered, or refused, and none has begun since. */
  const isUntold = () => stores.storage.silent || (stores.storage.brief && !session.epoch);

  const known = look().then(async (stored) => {
    if (stored) await take(stored);
    else stores.storage.silent = true;
    if (isUntold()) void askAgain();
  });

  /** The vault's content, or undefined if the device doesn't answer in time. */
  async function look(always = false): Promise<Vaulted | undefined> {
    const stored = await Promise.race([vault.read(always), pause(world, timeout)]);
    return vault.silent() || !stored ? undefined : stored;
  }

  /** Begins this tab's session from the vault's content. */
  async function take(stored: Vaulted) {
    Object.assign(stores.storage, { silent: false, brief: !vault.lasts() });
    identify(stored);
    show(stored);
    applyRestrictions(stored);
    if (stored.wiping) await wipe(undefined, stored.intentsOf);
  }

  /** Shows the vault's session, if any. */
  function show({ token: ofDevice, userId, isNew, epoch, account }: Vaulted) {
    token = ofDevice;
    const isKnown = session.known || !isUntold();
    Object.assign(session, { known: isKnown, userId: token ? userId : 0, isNew, epoch, savedAccount: account });
  }

  /** Takes the device's id and the referrer of its first visit, or stores those of this visit. */
  function identify(stored: Vaulted) {
    if (stored.deviceId) ({ deviceId, referrer } = stored);
    else void vault.change((kept) => (kept.deviceId ? {} : { deviceId, referrer }));
  }

  /** Asks a silent or refusing device again until it answers or the attempts are used up. */
  async function askAgain() {
    for (const [attempt, wait] of rereads.pauses.entries()) {
      await pause(world, wait);
      await recheck(true);
      if (!isUntold()) return;
      if (attempt + 1 === rereads.patient || !stores.storage.silent) session.known = true;
    }
  }

  /** Takes the late answer of a silent device and restores its session. */
  async function answer(stored: Vaulted | undefined) {
    if (!stored || !isUntold()) return;
    await take(stored);
    if (session.userId) notifyLogIn();
  }

  /**
   * Applies the stored restrictions to the store; they outlive sessions and hold from the first moment, for players and
   * visitors.
   */
  function applyRestrictions(stored: Vaulted) {
    const now = world.now() + stores.settings.clockOffset;
    Object.assign(stores.rg, rgStoreOf(stored, session.userId, now));
  }

  /**
   * Clears everything of the former player from the stores, except the lobby. A returning player keeps their
   * holdings: on a full device the cache may be older.
   */
  function reset(ended: Ending | null, next = 0) {
    const { session: freshSession, wallet, library, play, acts, replies, codes, mail, rg, settings } = initialStores();
    const { known: isKnown, savedAccount, epoch } = session;
    // A visitor's notices stay when they log in.
    if (session.userId) stores.settings.notices = settings.notices;
    if (next === session.userId) wallet.held = stores.wallet.held;
    Object.assign(session, { ...freshSession, known: isKnown, savedAccount, epoch, ended });
    Object.assign(stores.wallet, wallet);
    Object.assign(stores.library, library);
    Object.assign(stores.play, play);
    Object.assign(stores.mail, mail);
    // The restriction itself is set from the vault (`applyRestrictions`).
    const { realityMin, realityDue, playEndsAt } = rg;
    Object.assign(stores.rg, { realityMin, realityDue, playEndsAt });
    Object.assign(stores, { acts, replies, codes });
    token = '';
  }

  /** Ends an epoch, also on a device that can't be reached; `left` marks a log-out. */
  function end(epoch: string, left?: string) {
    if (epoch) session.over = facts.over = withOver(facts.over, epoch, left);
  }

  /**
   * Wipes the cache of one player, unless that player has logged in again, or of all players, with the intents of
   * one; stops waiting if the device takes too long.
   */
  async function wipe(former?: number, intentsOf = 0) {
    const wiped = storage().then(async (device) => {
      if (former !== undefined && (await vault.read()).userId === former) return;
      await device.forget(former, intentsOf, () => session.userId);
      if (former === undefined && device.mode === 'device') await vault.change({ wiping: false, intentsOf: 0 });
    });
    await Promise.race([wiped.catch(() => {}), pause(world, timeout)]);
  }

  /** Reads the session again from the vault, where another tab may have changed it; does nothing if it is unchanged. */
  async function recheck(always?: boolean) {
    await known;
    if (isUntold()) return answer(await look(always));
    const { epoch } = session;
    const stored = await vault.read(always);
    stores.storage.brief &&= !vault.lasts();
    if (session.epoch !== epoch) return;
    identify(stored);
    if (stored.epoch === epoch) return void (token = stored.token);
    if (stored.epoch === entering) return;
    const before = session.userId;
    const open = Object.values(stores.acts).filter(Boolean).length;
    // No player before or after: the reason of the last log-out stays.
    if (!before && !stored.userId) return applyRestrictions(stored);
    reset(stored.userId === 0 ? 'elsewhere' : before && before !== stored.userId ? 'replaced' : null, stored.userId);
    show(stored);
    if (before !== stored.userId) session.stoppedActs = open;
    applyRestrictions(stored);
    // Also removes rows that this tab wrote while the other one was wiping.
    if (before && before !== stored.userId) void wipe(before);
    if (stored.userId) notifyLogIn();
  }

  bus.on('session', () => void recheck());
  async function restoreRestrictions() {
    if (stores.storage.silent) await answer(await look());
    else applyRestrictions(await vault.read());
  }
  bus.on('rg', () => void restoreRestrictions());

  return {
    /** Settles once the vault has been read. */
    known,
    token: () => token,
    deviceId: () => deviceId,
    /** The referrer of the first visit. */
    referrer: () => referrer,
    recheck,
    /** Reads the restrictions again from the vault. */
    restoreRestrictions,
    /** Subscribes to log-ins, in this tab or in another. */
    onEnter: (listener: () => void) => void logInListeners.push(listener),

    /** Begins a session after a log-in. `account` is saved for the next log-in, if the player wants that. */
    async enter(newToken: string, user: UserInfo, isNew: boolean, account?: string) {
      const former = session.userId;
      entering = world.uuid();
      const saved = account ?? session.savedAccount;
      const begun = { token: newToken, userId: user.id, isNew, epoch: entering, account: saved };
      // The page shows a session only when a reload keeps it. A device that was silent until now may hold another
      // player's session.
      const stored = vault.change(({ userId, wiping, intentsOf }) => ({
        ...begun,
        // What a log-out couldn't wipe yet isn't taken from whoever has come back.
        ...(intentsOf === user.id && { intentsOf: 0 }),
        wiping: wiping || (userId !== 0 && userId !== user.id),
      }));
      await Promise.race([stored, pause(world, timeout)]);
      reset(null, user.id);
      token = newToken;
      Object.assign(session, { userId: user.id, user, isNew, savedAccount: saved });
      end(session.epoch);
      session.epoch = entering;
      await restoreRestrictions();
      bus.publish({ kind: 'session' });
      notifyLogIn();
      // Not before: a wipe spares the current player.
      if (former && former !== user.id) await wipe();
    },

    /** Replaces the token by the one that the operator has rotated to, but not that of another tab's later session. */
    async renew(newToken: string) {
      const former = token;
      const { epoch } = session;
      token = newToken;
      // The pending requests belong to the same session and need its new token.
      await vault.change(({ unheard, epoch: stored }) => ({
        ...(stored === epoch && { token: newToken }),
        unheard: unheard.map((each) => (each.token === former ? { ...each, token: newToken } : each)),
      }));
      bus.publish({ kind: 'session' });
    },

    /**
     * Ends the session and wipes its data, its intents only if the player `left`: after an expiry, uncertain acts are
     * still theirs at the next log-in. Works offline; not for a former token (`of`), or for the next player's session.
     */
    async leave(ended: Ending | null, of = token) {
      if (!token || of !== token) return;
      const former = session.userId;
      const intentsOf = ended === 'left' ? former : 0;
      reset(ended);
      if (!vault.lasts()) end(epochAtStart);
      end(session.epoch, ended === 'left' ? leftMark : '');
      session.epoch = world.uuid();
      const left = { token: '', userId: 0, isNew: false, epoch: session.epoch, wiping: true, intentsOf };
      await vault.change(({ userId }) => (userId && userId !== former ? {} : left), true);
      void restoreRestrictions();
      bus.publish({ kind: 'session' });
      await wipe(undefined, intentsOf);
    },
  };
}
