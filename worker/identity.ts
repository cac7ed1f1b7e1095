import type { UserInfo } from './contract/entities.ts';
import { initialStores, type Ending, type Stores } from './contract/stores.ts';
import type { Line } from './line.ts';
import type { Storage } from './storage.ts';
import { emptyVault, type Vault } from './vault.ts';
import { pause, type World } from './world.ts';

interface Needs {
  world: World;
  stores: Stores;
  vault: Vault;
  line: Line;
  storage(): Promise<Storage>;
}

/** How long a device may take to say who was here before the visit goes on as a visitor’s, milliseconds. */
const patience = 3_000;

export type Identity = ReturnType<typeof createIdentity>;

/** Who is here. Holds the token, which no one else sees; keeps this tab, the vault and the other tabs of one mind. */
export function createIdentity({ world, stores, vault, line, storage }: Needs) {
  const { session } = stores;
  let token = '';
  let deviceId = '';
  const newcomers: (() => void)[] = [];

  const silence = pause(world, patience).then(() => emptyVault);
  const known = Promise.race([vault.read(), silence]).then(async (kept) => {
    token = kept.token;
    deviceId = kept.deviceId || world.uuid();
    if (!kept.deviceId) void vault.change({ deviceId });
    Object.assign(session, {
      known: true,
      userId: token ? kept.userId : 0,
      epoch: kept.epoch,
      savedAccount: kept.account,
    });
    if (kept.wiping) await wipe();
  });

  /** Nothing of the former player stays in the stores; what belongs to the lobby does. */
  function reset(ended: Ending | null) {
    const { session: fresh, wallet, mine, play, acts, replies } = initialStores();
    const { known: looked, savedAccount, epoch } = session;
    Object.assign(session, { ...fresh, known: looked, savedAccount, epoch, ended });
    Object.assign(stores.wallet, wallet);
    Object.assign(stores.mine, mine);
    Object.assign(stores.play, play);
    Object.assign(stores, { acts, replies });
    token = '';
  }

  async function wipe() {
    await (await storage()).forget();
    await vault.change({ wiping: 0 });
  }

  /** Takes in what another tab did to the session: nothing if it is still ours. */
  async function recheck() {
    await known;
    const kept = await vault.read();
    if (kept.epoch === session.epoch) return;
    const before = session.userId;
    const open = Object.values(stores.acts).filter(Boolean).length;
    reset(kept.userId === 0 ? (before ? 'elsewhere' : null) : before && before !== kept.userId ? 'replaced' : null);
    token = kept.token;
    Object.assign(session, { userId: kept.userId, epoch: kept.epoch, savedAccount: kept.account });
    if (before !== kept.userId) session.stoppedActs = open;
    if (kept.userId) for (const welcome of newcomers) welcome();
  }

  line.on('session', () => void recheck());

  return {
    /** Settles once the vault has been read. */
    known,
    token: () => token,
    deviceId: () => deviceId,
    recheck,
    /** Runs whenever somebody comes in, here or in another tab. */
    onEnter: (welcome: () => void) => void newcomers.push(welcome),

    /** Somebody came in. `account` is kept for the next log-in, when the player wants that. */
    async enter(newToken: string, user: UserInfo, account?: string) {
      if (session.userId && session.userId !== user.id) await wipe();
      reset(null);
      token = newToken;
      Object.assign(session, {
        userId: user.id,
        user,
        epoch: world.uuid(),
        ...(account === undefined ? {} : { savedAccount: account }),
      });
      await vault.change({ token, userId: user.id, epoch: session.epoch, account: session.savedAccount });
      line.say({ kind: 'session' });
      for (const welcome of newcomers) welcome();
    },

    /** Takes a token the operator has rotated. */
    async renew(newToken: string) {
      token = newToken;
      await vault.change({ token });
    },

    /** Ends the session and wipes its traces; works with no network. A late word about a former token (`of`) is not heard. */
    async leave(ended: Ending | null, of = token) {
      if (!token || of !== token) return;
      reset(ended);
      session.epoch = world.uuid();
      await vault.change({ token: '', userId: 0, epoch: session.epoch, wiping: 1 });
      line.say({ kind: 'session' });
      await wipe();
    },
  };
}
