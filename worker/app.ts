import { subscribeKey } from 'valtio/vanilla/utils';
import type { Facts } from './contract/stores.ts';
import type { Core } from './core.ts';
import type { Account } from './features/account.ts';
import { createBuilds } from './features/builds.ts';
import { createEventLog } from './features/eventLog.ts';
import { createGames } from './features/games.ts';
import { startHeartbeat } from './features/heartbeat.ts';
import { createMine } from './features/mine.ts';
import { createPlay } from './features/play.ts';
import { createSession } from './features/session.ts';
import { createSettings } from './features/settings.ts';
import { later } from './later.ts';
import { mirror } from './mirror.ts';
import type { Told } from './contract/stores.ts';

const accountActions = [
  'sendCode',
  'recallCode',
  'login',
  'loginByPhone',
  'loginByPhonePassword',
  'register',
  'registerByPhone',
  'forgot',
  'setPassword',
  'socialStart',
  'socialFinish',
  'bindTicket',
  'bindAccount',
  'bindSocial',
  'updateProfile',
  'updateOther',
  'revokeSession',
] as const satisfies readonly (keyof Account)[];

/** Everything a page can ask of the worker: its actions. The page's types are read off this function. */
export function createApp(core: Core, tell: (told: Told) => void) {
  const { stores, facts, replies, acts, duties, identity } = core;
  const follow = mirror(stores, tell);
  const games = createGames(core);
  const mine = createMine(core);
  const settings = createSettings(core);
  const { welcome, enter, ...session } = createSession(core, { games, mine, learnNotices: settings.learnNotices });
  const { leaveAbandoned, ...play } = createPlay(core, mine);
  const { confirmGames: _, learnGames: __, recallGames, ...lobby } = games;
  const { track, tellAd, inherit } = createEventLog(core);
  const builds = createBuilds(core);
  // What these actions call is not among the first endpoints: both come at once.
  const account = later(async () => {
    const [{ createAccount }] = await Promise.all([import('./features/account.ts'), import('./contract/endpoints.ts')]);
    return createAccount(core, enter, mine.keepMine);
  }, accountActions);
  startHeartbeat(core);

  /** The start: the network is asked at once, the device meanwhile tells what it knows; on a first visit it knows nothing. */
  async function start() {
    const asked = [session.knock(), settings.readSettings()];
    const recalled = facts.installed ? [recallGames(), settings.recallSettings()] : [];
    await identity.known;
    asked.push(welcome());
    await Promise.allSettled([...recalled, ...asked]);
    await fillGaps().catch(() => {});
    await Promise.allSettled([acts.recall(), facts.again || leaveAbandoned(), mine.sendLikes()]);
  }

  /** The network or the player is back: what may have changed is asked for once. */
  async function resume() {
    core.tell('resumed');
    await identity.recheck();
    await Promise.allSettled([
      acts.settleAll(),
      mine.sendLikes(),
      replies.refresh(),
      ...(stores.session.userId ? [session.refresh()] : []),
      fillGaps(),
    ]);
  }

  /** Nobody can do without the settings and the lobby: they are asked for as soon as the operator is heard again. */
  async function fillGaps() {
    await Promise.allSettled([settings.missing() && settings.readSettings(), !stores.lobby.version && session.knock()]);
  }

  subscribeKey(stores.network, 'failing', (failing) => void (failing || fillGaps()));
  core.on('closed', () => void session.knock().catch(() => {}));
  identity.onEnter(() => void replies.refresh());

  return {
    /** Begins to tell the stores, once it is known who is here: whole, then every change. Settles when they are on the page. */
    async follow() {
      await identity.known;
      follow();
      core.tell('followed');
    },
    start,
    resume,
    read: replies.read,
    show: replies.show,
    letGo: replies.letGo,
    deposit: (input: Parameters<typeof acts.act<'createRecharge'>>[1]) => acts.act('createRecharge', input),
    settle: acts.settle,
    giveUp: acts.giveUp,
    ...session,
    ...account,
    ...lobby,
    ...play,
    like: mine.like,
    forgetRecent: mine.forgetRecent,
    track,
    tellAd,
    inherit,
    checkBuild: builds.checkIfOlder,
    /** The page's report on network and visibility. */
    async tell(changes: Partial<Facts>) {
      const back = (changes.onLine && !facts.onLine) || (changes.visible && !facts.visible);
      Object.assign(facts, changes);
      stores.network.onLine = facts.onLine;
      if (back) await resume();
    },
    lead: duties.lead,
    led: duties.led,
    /** Another tab, or somebody clearing site data, may have changed the session. */
    recheck: identity.recheck,
    forget: () => identity.leave('elsewhere'),
    /** Answers as long as the worker lives. */
    ping: () => true,
  };
}
