import { ref } from 'valtio/vanilla';
import type { Output } from '../contract/endpoints.ts';
import { Failure } from '../contract/failure.ts';
import type { Core } from '../core.ts';
import { client } from '../contract/limits.ts';
import type { createGames } from './games.ts';
import type { createMine } from './mine.ts';
import type { createSettings } from './settings.ts';

const device = { os: 'web', deviceModel: 'browser' };

interface Features {
  games: ReturnType<typeof createGames>;
  mine: ReturnType<typeof createMine>;
  learnNotices: ReturnType<typeof createSettings>['learnNotices'];
}

/** Starting, staying and leaving (spec §4, §7). */
export function createSession(core: Core, { games, mine, learnNotices }: Features) {
  const { stores, identity, call, replies, world, vault, tell } = core;
  const { session, settings } = stores;

  /** Asks who is here and what is new (spec §7). Games come only when their version differs. */
  async function preLogin(anew = false): Promise<void> {
    await identity.known;
    const gameListVersion = anew ? '' : (await vault.read()).gameListVersion;
    const input = {
      gameListVersion,
      ...device,
      messagingToken: '',
      phoneinfoJsonModel: '',
      deviceId: identity.deviceId(),
    };
    const {
      serverTime,
      maintenance,
      userInfo,
      token,
      notices,
      gameListVersion: version,
      games: list,
      gameTypes,
      brands,
    } = await call('preLogin', input).finally(() => tell('greeted'));
    if (serverTime) settings.clockOffset = serverTime - world.now();
    settings.maintenance = maintenance?.status ? ref(maintenance) : null;
    if (notices) void learnNotices(notices);
    if (token) await identity.renew(token);
    if (userInfo && userInfo.id === session.userId) session.user = userInfo;
    if (list)
      void games
        .learnGames({ version: version ?? '', types: gameTypes ?? [], brands: brands ?? [], games: list })
        .catch(() => {});
    else if (!maintenance?.status && !(await games.confirmGames()) && !anew) await preLogin(true);
  }

  let knocking: Promise<void> | undefined;
  /** Asks whether the operator is open; once at a time, however many calls find it closed. */
  const knock = () =>
    (knocking ??= preLogin()
      .catch((error: unknown) =>
        error instanceof Failure && error.kind === 'stopped' ? preLogin() : Promise.reject(error),
      )
      .finally(() => (knocking = undefined)));

  /** Gathers what belongs to the player who is here; what can't be had now doesn't undo the log-in. */
  async function welcome() {
    if (!session.userId) return;
    const { epoch } = session;
    await mine.recallMine(true);
    const asked = call('getAfterLoginInfoWeb', { version: client.version, ...device }).then((info) => {
      if (session.epoch !== epoch) return;
      if (info.userInfo) session.user = info.userInfo;
      if (info.lastLogin) session.lastLogin = { time: info.lastLogin.time, device: info.lastLogin.device ?? '' };
      mine.learnMine(info.likeGameIds ?? [], info.gameHistory ?? []);
    });
    await Promise.allSettled([
      asked,
      refresh(),
      replies.read('activityGetStatusList', {}),
      replies.read('getActivityIds', {}),
    ]);
    await mine.keepMine();
  }

  const refresh = () => replies.read('refreshData', {});

  identity.onEnter(() => void welcome());

  return {
    knock,
    welcome,
    /** The balance and what moves with it. */
    refresh,

    /** Takes in who came in. `account` is kept for the next log-in, when the player wants that. */
    async enter({ token, userInfo, isNew }: Output<'accountLogin'>, account?: string) {
      await vault.change({ ticket: null });
      await identity.enter(token, userInfo, account);
      Object.assign(stores.wallet, { coin: userInfo.coin, at: world.now() });
      return { isNew: !!isNew };
    },

    /** Leaves, here and in every tab, with or without a network; the operator is told if it can be. Leaving `all` devices needs it to hear. */
    async logout({ all = false }: { all?: boolean } = {}) {
      if (all) await call('logout', { all });
      const token = identity.token();
      await identity.leave('left');
      if (!all) await call('logout', {}, { token }).catch(() => {});
    },
  };
}
