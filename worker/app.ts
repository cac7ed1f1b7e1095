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

/** Within how long of the network's return everybody has asked again, milliseconds (checklist O-05). */
const returnSpread = 2_000;

/** Everything a page can ask of the worker: groups of actions, some at hand and some loaded with their first call. The page's types are read off this function. */
export function createApp(core: Core, tell: (told: Told) => void) {
  const { world, stores, facts, replies, leaderTasks, identity } = core;
  const follow = mirror(stores, tell);
  const games = createGames(core);
  const settings = createSettings(core);
  const session = createSession(core, { games, learnNotices: settings.learnNotices });
  const builds = createBuilds(core);
  // What these actions call is not among the first endpoints: both are loaded at once.
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
  /** With nobody here there is nothing to do. */
  const ofPlayer = async (work: (having: Players) => Promise<unknown>) => {
    if (stores.session.userId) await work(await players());
  };

  /** The start: the network is asked at once, the device meanwhile tells what it knows; on a first visit it knows nothing. */
  async function start() {
    const asked = [session.bootstrap(), settings.readSettings()];
    const recalled = facts.visited ? [games.recallGames(), settings.recallSettings()] : [];
    await identity.known;
    deliver();
    // What was under way is shown before the operator has answered anything.
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

  /** Runs soon after the network is back, and not in all apps of the town at the same moment. */
  let stopReturn = () => {};
  function comeBack() {
    stopReturn();
    stopReturn = world.after(world.random() * returnSpread, () => void (facts.onLine && resume()));
  }

  /** The network or the player is back: what may have changed is asked for once. */
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

  /** Nobody can do without the settings and the lobby: they are asked for as soon as the operator is heard again. */
  async function fillGaps() {
    await Promise.allSettled([
      settings.missing() && settings.readSettings(),
      !stores.lobby.version && session.bootstrap(),
    ]);
  }

  subscribeKey(stores.network, 'failing', (failing) => void (failing || fillGaps()));
  core.on('closed', () => void session.bootstrap().catch(() => {}));
  // What a player's tab hears from the others it hears from the start.
  void identity.known.then(() => ofPlayer(async () => {})).catch(() => {});
  identity.onEnter(() => {
    const entered = ofPlayer(({ welcome, recall }) => Promise.allSettled([welcome(), recall()]));
    void Promise.allSettled([replies.refresh(), entered]);
  });

  return {
    /** What concerns this tab and its worker. */
    tab: {
      /** Begins to tell the stores, once it is known who is here: whole, then every change. Settles when they are on the page. */
      async follow() {
        await identity.known;
        follow();
        core.emit('followed');
      },
      start,
      resume,
      /** The page's report on network and visibility. */
      async tell(changes: Partial<Facts>) {
        const [onLine, visible] = [changes.onLine && !facts.onLine, changes.visible && !facts.visible];
        Object.assign(facts, changes);
        stores.network.onLine = facts.onLine;
        if (visible) await resume();
        else if (onLine) comeBack();
      },
      lead: leaderTasks.lead,
      led: leaderTasks.led,
      /** How the last calls ended, for support. */
      lastCalls: core.lastCalls,
      /** Answers as long as the worker lives. */
      ping: () => true,
    },
    replies: { read: replies.read, show: replies.show, letGo: replies.letGo },
    session: {
      bootstrap: session.bootstrap,
      refresh: session.refresh,
      /** Another tab, or somebody clearing site data, may have changed the session. */
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
