import type { Input, Output } from '../contract/endpoints.ts';
import { authModes, loginKinds } from '../contract/loginKinds.ts';
import { ref } from 'valtio/vanilla';
import { Failure } from '../contract/failure.ts';
import type { Core } from '../core.ts';
import { client } from '../contract/limits.ts';
import type { createGames } from './games.ts';
import type { createMine } from './mine.ts';
import type { createSettings } from './settings.ts';

type Entrance = Output<'accountLogin'>;

const device = { os: 'web', deviceModel: 'browser' };

interface Features {
  games: ReturnType<typeof createGames>;
  mine: ReturnType<typeof createMine>;
  learnNotices: ReturnType<typeof createSettings>['learnNotices'];
}

/** Coming in, staying and leaving (spec §4, §7). */
export function createSession(core: Core, { games, mine, learnNotices }: Features) {
  const { stores, identity, call, replies, world, vault, tell } = core;
  const { session, settings } = stores;
  const consent = (termsVersion: string) => ({ ageConfirmed: true, termsVersion });

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

  async function enter({ token, userInfo, isNew }: Entrance, account?: string) {
    await identity.enter(token, userInfo, account);
    Object.assign(stores.wallet, { coin: userInfo.coin, at: world.now() });
    return { isNew: !!isNew };
  }

  identity.onEnter(() => void welcome());

  return {
    knock,
    welcome,
    /** The balance and what moves with it. */
    refresh,

    login: async ({ account, password, keepAccount }: { account: string; password: string; keepAccount: boolean }) =>
      enter(
        await call('accountLogin', { account, password, loginKind: loginKinds.account, deviceId: identity.deviceId() }),
        keepAccount ? account : '',
      ),

    loginByPhone: async (
      input: Pick<Input<'accountLoginSms'>, 'mobile' | 'smsCode' | 'termsVersion' | 'inviteCode' | 'pid'>,
    ) =>
      enter(
        await call('accountLoginSms', {
          ...input,
          ...consent(input.termsVersion),
          loginKind: loginKinds.phone,
          authMode: authModes.loginAndRegister,
          deviceId: identity.deviceId(),
        }),
      ),

    register: async (
      input: Pick<Input<'accountRegist'>, 'account' | 'password' | 'termsVersion' | 'inviteCode' | 'pid'>,
    ) =>
      enter(
        await call('accountRegist', {
          ...input,
          ...consent(input.termsVersion),
          loginKind: loginKinds.account,
          deviceId: identity.deviceId(),
        }),
      ),

    /** Sets the first password, or a new one; the old one is asked for when there is one. */
    async setPassword({ password, oldPassword }: { password: string; oldPassword: string }) {
      const { hasPassword } = await call('initPassword', { password, ...(oldPassword ? { oldPassword } : {}) });
      if (session.user) session.user = { ...session.user, hasPassword };
      await mine.keepMine();
    },

    /** Leaves, here and in every tab, with or without a network; the operator is told if it can be. */
    async logout() {
      const token = identity.token();
      await identity.leave('left');
      await call('logout', {}, { token }).catch(() => {});
    },
  };
}
