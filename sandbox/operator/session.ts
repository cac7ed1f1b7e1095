import type { session } from '../../worker/contract/endpoints/session.ts';
import { codes, Refusal } from '../refusal.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { activityMapOf } from './activities.ts';
import type { Desk, Group } from './handlers.ts';
import { describePlayer, playerOf, standingOf } from './players.ts';
import { closeStay, likedGames, like, openStay, recentGames } from './stays.ts';
import { lastLogin, nameDevice } from './tokens.ts';

/** How a game is opened: in a frame of the app. */
const inFrame = 1;

/** What the app says it runs on when it can't say more than the request does. */
const inBrowser = 'web';

/** Begins, keeps up and ends a stay. */
export function sessionHandlers(desk: Desk): Group<typeof session> {
  const { db } = desk;
  const describe = (userId: number, time: number) => describePlayer(db, userId, desk.written.config, time);

  return {
    preLogin: async ({ gameListVersion }, { userId, time }) => {
      const { catalogue, written } = desk;
      return {
        serverTime: time,
        maintenance: desk.maintenance(),
        customerQueue: written.config.customerServiceQueue,
        notices: written.notices,
        ...(userId && { userInfo: await describe(userId, time) }),
        ...(gameListVersion === catalogue.gameListVersion ? { gameListVersion } : catalogue),
      };
    },
    getAfterLoginInfoWeb: async ({ os, deviceModel }, { userId, token, time, appOrigin }) => {
      const list = desk.written.activities;
      const userInfo = await describe(userId, time);
      const { inviteCode } = await playerOf(db, userId);
      const before = await lastLogin(db, userId, token);
      if (os !== inBrowser) await nameDevice(db, token, [deviceModel, os].filter(Boolean).join(', '));
      return {
        userInfo,
        likeGameIds: await likedGames(db, userId),
        gameHistory: await recentGames(db, userId),
        inviteCode,
        aid: String(userId),
        activityIds: list.map(({ id }) => id),
        activityMap: activityMapOf(list),
        firstRecharge: userInfo.firstRecharge,
        shareUrlMap: { default: `${appOrigin}/auth/register?code=${inviteCode}` },
        bankList: {},
        ...(before && { lastLogin: before }),
      };
    },
    refreshData: async (_, { userId }) => standingOf(db, await playerOf(db, userId), desk.written.config),
    online: async (_, { time }) => ({ serverTime: time, configVersion: desk.written.configVersion, mailUnread: 0 }),
    startGame: (input, context) => {
      const game = desk.catalogue.games.find(({ id }) => id === input.gameId);
      return context.once(async (trx) => {
        const { launch, ...stay } = await openStay(trx, game, Boolean(input.tryIt), context);
        const query = new URLSearchParams({ launch, origin: context.appOrigin, lang: input.lang ?? 'en' });
        const coin = await balanceOf(trx, context.userId);
        return {
          url: `${desk.origins.game}/play?${String(query)}`,
          openType: inFrame,
          orientation: game?.orientation ?? 0,
          coin,
          ...stay,
        };
      });
    },
    exitGame: (input, { userId, time, once }) =>
      once(async (trx) => {
        const stay = await closeStay(trx, userId, input, time);
        return { coin: await balanceOf(trx, userId), ...(stay && { betInSession: stay.bet, winInSession: stay.win }) };
      }),
    gameLike: async ({ gameId, like: liked }, { userId, time }) => {
      if (!desk.catalogue.games.some(({ id }) => id === gameId))
        throw new Refusal(codes.missing, 'No such game', { field: 'gameId' });
      await like(db, userId, gameId, Boolean(liked), time);
      return { likeGameIds: await likedGames(db, userId) };
    },
    getCustomerServices: async ({ itemType }) => {
      const queue = desk.written.config.customerServiceQueue ?? [];
      return itemType ? queue.filter((item) => item.itemType === itemType) : queue;
    },
  };
}
