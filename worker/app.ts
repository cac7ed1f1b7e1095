import { subscribeKey } from 'valtio/vanilla/utils';
import type { Facts, PatchMessage } from '#contract/stores.ts';
import type { Core } from './core/core.ts';
import { createBuilds } from './features/builds/builds.ts';
import { createEventLog } from './features/events/eventLog.ts';
import { createGames } from './features/games/games.ts';
import type { Rg } from './features/rg/rg.ts';
import { watchRestrictions } from './features/rg/watchRestrictions.ts';
import { createSession } from './features/session/session.ts';
import { createSettings } from './features/settings/settings.ts';
import { inTime } from './core/inTime.ts';
import { loadOnce } from './core/lazy.ts';
import { endpointNameOf } from './core/replyCache.ts';
import { loadLaterEndpoints } from './network/endpointOf.ts';
import { mirror } from './core/mirror.ts';
import type { createPlayerFeatures, PlayerFeatures } from './features/player/player.ts';

/** The random delay, at most, before a tab refreshes after the network is back, milliseconds (checklist O-05). */
export const returnJitter = 2_000;

/**
 * All actions of the worker, in groups; one that is a function loads its code (`createInvoke`). The page's types are
 * derived from this function. `loadPlayerFeatures` loads the code that only logged-in players need.
 */
export function createApp(
  core: Core,
  emit: (message: PatchMessage) => void,
  loadPlayerFeatures: () => Promise<{ createPlayerFeatures: typeof createPlayerFeatures }>,
) {
  const { world, stores, facts, replies, leaderTasks, identity } = core;
  const follow = mirror(stores, emit);
  const games = createGames(core);
  const settings = createSettings(core);
  const session = createSession(core, { games, updateNotices: settings.updateNotices });
  const builds = createBuilds(core);
  const events = createEventLog(core);
  // The endpoints of these actions aren't in the first table, so both load at once.
  const loadRg = loadOnce(
    core,
    () => Promise.all([import('./features/rg/rg.ts'), loadLaterEndpoints()]),
    ([{ createRg }]) => createRg(core),
  );
  const saveLibrary = async () => (await playerFeatures()).saveLibrary();
  const loadAccount = loadOnce(
    core,
    () => Promise.all([import('./features/account/account.ts'), loadLaterEndpoints()]),
    ([{ createAccount }]) => createAccount(core, { enter: session.enter, rg, saveLibrary }),
  );
  const rg = {
    storeRestriction: async (...given: Parameters<Rg['storeRestriction']>) =>
      (await loadRg()).storeRestriction(...given),
    checkProtection: async () => (await loadRg()).checkProtection(),
    deliver: async () => (await loadRg()).deliver(),
  };
  const deliver = watchRestrictions(core, rg);
  const playerFeatures = loadOnce(core, loadPlayerFeatures, ({ createPlayerFeatures: create }) =>
    create(core, rg, events.track, games.actions.gamesByIds),
  );
  /** Runs work of a logged-in player; does nothing for a visitor. */
  const ifLoggedIn = async (work: (features: PlayerFeatures) => Promise<unknown>) => {
    if (stores.session.userId) await work(await playerFeatures());
  };

  /**
   * Starts the app: network requests go out at once, while the cache is restored from the device; a first visit has
   * nothing to restore.
   */
  async function start() {
    since = world.now();
    const bootstrapped = session.bootstrap();
    const restored = Promise.allSettled(facts.visited ? [games.restoreGames(), settings.restoreSettings()] : []);
    const requests = [bootstrapped, settings.loadSettings(restored)];
    await identity.known;
    deliver();
    // Acts in progress are shown before the operator's first answer.
    requests.push(
      ifLoggedIn(({ restore }) => restore()),
      ifLoggedIn(({ loadPlayerData }) => loadPlayerData()),
    );
    await Promise.allSettled([restored, ...requests]);
    if (!stores.network.down) await loadMissing();
    await ifLoggedIn(({ sendLikes, leaveAbandoned }) =>
      Promise.allSettled([sendLikes(), facts.again || leaveAbandoned()]),
    );
  }

  /**
   * Refreshes soon after the network is back, with jitter so that the clients of one area don't do it all at once.
   */
  let cancelResume = () => {};
  function resumeSoon() {
    cancelResume();
    cancelResume = world.after(world.random() * returnJitter, () => void (facts.onLine && wake()));
  }

  /** Refreshes when the player or the network is back; not while the operator is down, whose return does it then. */
  const wake = () => (stores.network.down ? identity.recheck() : resume());

  /** Refreshes once whatever may have changed while the network or the player was away. */
  async function resume() {
    cancelResume();
    await identity.recheck();
    core.emit('resumed');
    await Promise.allSettled([
      replies.refresh({ polled: !leaderTasks.leading() }),
      ifLoggedIn(({ restore, sendLikes }) => Promise.allSettled([restore(), sendLikes(), session.refresh()])),
      loadMissing(),
    ]);
  }

  /** When the visit began in the player's language, epoch milliseconds. */
  let since = 0;

  /**
   * Loads settings and lobby unless they have come in this visit, whatever the device has stored; every screen needs
   * them, so this is retried as soon as the operator answers again.
   */
  const loadMissing = () =>
    Promise.allSettled([
      stores.settings.at < since && settings.loadSettings(),
      stores.lobby.at < since && session.bootstrap(),
    ]);

  /** Reloads the operator's texts after the player has changed the language. */
  async function readAgain() {
    since = world.now();
    replies.spoil(Object.keys(stores.replies).map(endpointNameOf));
    await Promise.allSettled([settings.loadSettings(), session.bootstrap(), replies.refresh()]);
  }

  subscribeKey(stores.network, 'failing', (failing) => void (failing || stores.network.down || loadMissing()));
  let askSoon: (() => void) | undefined;
  const loadOutage = loadOnce(
    core,
    () => import('./features/outage/outage.ts'),
    ({ watchOutage }) => {
      const makeUp = () =>
        Promise.allSettled([
          ifLoggedIn(({ restore, sendLikes }) => Promise.allSettled([restore(), sendLikes()])),
          loadMissing(),
        ]);
      askSoon = watchOutage(core, { bootstrap: session.bootstrap, makeUp });
    },
  );
  core.on('followed', () => void loadOutage().catch(() => {}));
  core.on('closed', () => {
    if (askSoon) askSoon();
    else if (!stores.settings.maintenance) void session.bootstrap().catch(() => {});
  });
  // A player's tab listens to the other tabs from the start, so its code is loaded at once.
  void identity.known.then(() => ifLoggedIn(async () => {})).catch(() => {});
  identity.onEnter(() => {
    const entered = ifLoggedIn(({ loadPlayerData, restore }) => Promise.allSettled([loadPlayerData(), restore()]));
    void Promise.allSettled([replies.refresh(), entered]);
  });

  return {
    /** Actions about this tab and its worker. */
    tab: {
      /**
       * Begins to mirror the stores once the session is known: all of them, then every change. Resolves when they are
       * on the page.
       */
      async follow() {
        await identity.known;
        follow();
        core.emit('followed');
      },
      start,
      resume,
      /** Takes the page's facts about network and visibility. */
      async tell(changes: Partial<Facts>) {
        const [onLine, visible] = [changes.onLine && !facts.onLine, changes.visible && !facts.visible];
        const isOtherLanguage = changes.lang !== undefined && changes.lang !== facts.lang;
        Object.assign(facts, changes);
        stores.network.onLine = facts.onLine;
        if (isOtherLanguage) await readAgain();
        if (visible) await wake();
        else if (onLine) resumeSoon();
      },
      lead: leaderTasks.lead,
      led: leaderTasks.led,
      /** The outcomes of the latest calls, for support. */
      lastCalls: core.lastCalls,
      /** Resolves as long as the worker is alive. */
      ping: () => true,
    },
    replies: { read: replies.read, show: replies.show, letGo: replies.letGo },
    session: {
      bootstrap: session.bootstrap,
      refresh: session.refresh,
      refreshIfOlder: session.refreshIfOlder,
      /** Reads the session again: another tab, or clearing the site data, may have changed it. */
      recheck: identity.recheck,
      forget: () => identity.leave('elsewhere'),
    },
    games: games.actions,
    events,
    builds: { checkBuild: builds.checkIfOlder },
    account: async () => (await loadAccount()).account,
    kyc: async () => (await (await loadAccount()).loadWithPictures()).kyc,
    feedback: async () => (await (await loadAccount()).loadWithPictures()).feedback,
    player: async () => (await playerFeatures()).player,
    play: async () => (await playerFeatures()).play,
    // Code that comes later than the page waits begins no act.
    money: async () => (await inTime(world, playerFeatures())).money,
    rg: async () => (await loadRg()).actions,
  };
}
