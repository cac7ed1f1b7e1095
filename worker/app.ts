import { subscribeKey } from 'valtio/vanilla/utils';
import type { Facts } from '#contract/stores.ts';
import type { Core } from './core/core.ts';
import { createBuilds } from './features/builds/builds.ts';
import { createEventLog } from './features/events/eventLog.ts';
import { createGames } from './features/games/games.ts';
import { createRgGuard } from './features/rg/guard.ts';
import { createSession } from './features/session/session.ts';
import { createSettings } from './features/settings/settings.ts';
import { lazily, lazyGroup } from './core/lazy.ts';
import { mirror } from './core/mirror.ts';
import type { Players } from './features/player/player.ts';
import type { Told } from '#contract/stores.ts';

/** The random delay, at most, before a tab refreshes after the network is back, milliseconds (checklist O-05). */
const returnSpread = 2_000;

/**
 * All actions of the worker, in groups, some eager and some loaded with their first call; the page's types are derived
 * from this function.
 */
export function createApp(core: Core, tell: (told: Told) => void) {
  const { world, stores, facts, replies, leaderTasks, identity } = core;
  const follow = mirror(stores, tell);
  const games = createGames(core);
  const settings = createSettings(core);
  const session = createSession(core, { games, learnNotices: settings.learnNotices });
  const builds = createBuilds(core);
  // Their endpoints aren't among the first ones: load both at once.
  const bringProtection = lazily(core, async () => {
    const [{ createRg }] = await Promise.all([import('./features/rg/rg.ts'), import('#contract/endpoints.ts')]);
    return createRg(core);
  });
  const bringAccount = lazily(core, async () => {
    const [{ createAccount }] = await Promise.all([
      import('./features/account/account.ts'),
      import('#contract/endpoints.ts'),
    ]);
    const keepMine = async () => (await players()).keepMine();
    return createAccount(core, { enter: session.enter, protection, keepMine });
  });
  const protection = lazyGroup(bringProtection);
  const { deliver, guarded } = createRgGuard(core, protection);
  const players = lazily(core, async () => (await core.bringPlayers()).createPlayers(core, guarded, protection));
  /** Runs work of a logged-in player; does nothing for a visitor. */
  const ofPlayer = async (work: (having: Players) => Promise<unknown>) => {
    if (stores.session.userId) await work(await players());
  };

  /**
   * Starts the app: network requests go out at once, while the cache is restored from the device; a first visit has
   * nothing to restore.
   */
  async function start() {
    const asked = [session.bootstrap(), settings.readSettings()];
    const recalled = facts.visited ? [games.recallGames(), settings.recallSettings()] : [];
    await identity.known;
    deliver();
    // Acts under way are shown before the operator has answered anything.
    asked.push(
      ofPlayer(({ recall }) => recall()),
      ofPlayer(({ welcome }) => welcome()),
    );
    await Promise.allSettled([...recalled, ...asked]);
    await fillGaps().catch(() => {});
    await ofPlayer(({ sendLikes, leaveAbandoned }) =>
      Promise.allSettled([sendLikes(), facts.again || leaveAbandoned()]),
    );
  }

  /** Refreshes soon after the network is back, with jitter so that not all apps in town do it at once. */
  let stopReturn = () => {};
  function comeBack() {
    stopReturn();
    stopReturn = world.after(world.random() * returnSpread, () => void (facts.onLine && resume()));
  }

  /** Refreshes once what may have changed while the network or the player was away. */
  async function resume() {
    stopReturn();
    await identity.recheck();
    core.emit('resumed');
    await Promise.allSettled([
      replies.refresh(),
      ofPlayer(({ recall, sendLikes }) => Promise.allSettled([recall(), sendLikes(), session.refresh()])),
      fillGaps(),
    ]);
  }

  /**
   * Loads settings and lobby if they are missing; every screen needs them, so this is retried as soon as the operator
   * answers again.
   */
  async function fillGaps() {
    await Promise.allSettled([
      settings.missing() && settings.readSettings(),
      !stores.lobby.version && session.bootstrap(),
    ]);
  }

  subscribeKey(stores.network, 'failing', (failing) => void (failing || fillGaps()));
  core.on('closed', () => void session.bootstrap().catch(() => {}));
  // A player's tab listens to the other tabs from the start, so its code is loaded at once.
  void identity.known.then(() => ofPlayer(async () => {})).catch(() => {});
  identity.onEnter(() => {
    const entered = ofPlayer(({ welcome, recall }) => Promise.allSettled([welcome(), recall()]));
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
        Object.assign(facts, changes);
        stores.network.onLine = facts.onLine;
        if (visible) await resume();
        else if (onLine) comeBack();
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
      /** Reads the session again: another tab, or clearing the site data, may have changed it. */
      recheck: identity.recheck,
      forget: () => identity.leave('elsewhere'),
    },
    games: { findGames: games.findGames, gamesByIds: games.gamesByIds, game: games.game },
    events: createEventLog(core),
    builds: { checkBuild: builds.checkIfOlder },
    account: lazyGroup(async () => (await bringAccount()).account),
    kyc: lazyGroup(async () => (await bringAccount()).bringKyc()),
    player: lazyGroup(async () => (await players()).player),
    play: lazyGroup(async () => (await players()).play),
    money: lazyGroup(async () => (await players()).money),
    rg: lazyGroup(async () => (await bringProtection()).actions),
  };
}
