import { ref } from 'valtio/vanilla';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Core } from '#worker/core/core.ts';
import { isYounger } from '#worker/world.ts';
import { device } from '#contract/client.ts';
import type { createGames } from '../games/games.ts';
import type { createSettings } from '../settings/settings.ts';

interface Features {
  games: ReturnType<typeof createGames>;
  updateNotices: ReturnType<typeof createSettings>['updateNotices'];
}

/** A balance this young isn't loaded again for a page that opens, milliseconds. */
const justKnown = 5_000;

/** The bootstrap and the log-in's session (spec §4, §7). */
export function createSession(core: Core, { games, updateNotices }: Features) {
  const { stores, identity, call, replies, world, vault, emit, facts } = core;
  const { session, settings, wallet } = stores;

  /**
   * Sends the bootstrap call for the session's player (spec §7). Games are included only when their version differs.
   */
  async function preLogin(reload = false): Promise<void> {
    await identity.known;
    const gameListVersion = reload ? '' : (await vault.read()).gameListVersion;
    const input = {
      gameListVersion,
      ...device,
      messagingToken: facts.messagingToken ?? '',
      phoneinfoJsonModel: '',
      deviceId: identity.deviceId(),
    };
    const {
      serverTime,
      maintenance,
      userInfo,
      token,
      notices,
      customerQueue,
      gameListVersion: version,
      games: list,
      gameTypes,
      brands,
    } = await call('preLogin', input).finally(() => emit('bootstrapped'));
    if (serverTime) settings.clockOffset = serverTime - world.now();
    settings.maintenance = maintenance?.status ? ref(maintenance) : null;
    if (notices) void updateNotices(notices);
    if (customerQueue) settings.customerQueue = ref(customerQueue);
    if (token) await identity.renew(token);
    if (userInfo && userInfo.id === session.userId) session.user = userInfo;
    if (list)
      void games
        .updateGames({ version: version ?? '', types: gameTypes ?? [], brands: brands ?? [], games: list })
        .catch(() => {});
    else if (!maintenance?.status && !(await games.confirmGames()) && !reload) await preLogin(true);
  }

  let bootstrapping: Promise<void> | undefined;
  /** Bootstraps the app; one call at a time, however many callers find the operator closed. */
  const bootstrap = () =>
    (bootstrapping ??= preLogin()
      .catch((error: unknown) =>
        error instanceof Failure && error.kind === 'stopped' ? preLogin() : Promise.reject(error),
      )
      .finally(() => (bootstrapping = undefined)));

  return {
    bootstrap,
    /** Loads the balance and the data that changes with it. */
    refresh: () => replies.read('refreshData', {}),
    /** Loads it for a page that opens, unless an answer has just brought the balance. */
    refreshIfOlder: async () =>
      void (isYounger(world, wallet.at, justKnown) || (await replies.read('refreshData', {}))),

    /** Begins a session from a log-in's answer. `account` is saved for the next log-in, when the player wants that. */
    async enter({ token, userInfo, isNew }: Output<'accountLogin'>, account?: string) {
      await vault.change({ ticket: null });
      await identity.enter(token, userInfo, !!isNew, account);
      Object.assign(stores.wallet, { coin: userInfo.coin, at: world.now() });
      return { isNew: !!isNew };
    },
  };
}

/** Begins a session from a log-in's answer, and saves the account's name when it is given. */
export type Enter = ReturnType<typeof createSession>['enter'];
