import * as codes from '#contract/codes.ts';
import { onlineService } from '#contract/service.ts';
import type { play } from '#contract/endpoints/play.ts';
import type { session } from '#contract/endpoints/session.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { settingsAt } from '#sandbox/operator/money/openHours.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { linkOf, shareUrlsOf } from '#sandbox/operator/agents/links.ts';
import { countNewcomers } from '../newcomers.ts';
import { activitiesFor, activityMapOf } from '../rewards/activities.ts';
import { bankListOf } from '#sandbox/operator/money/accountBook.ts';
import { checkDevice } from '#sandbox/operator/kyc/sharedDevices.ts';
import { checkAllowed } from '#sandbox/operator/rg/exclusions.ts';
import type { Context, OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkLimits } from '#sandbox/operator/rg/limits.ts';
import { unreadOf } from '#sandbox/operator/inbox/inbox.ts';
import { settlePayouts } from '#sandbox/operator/money/payouts.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { describePlayer, playerProgress } from './userInfo.ts';
import { mustStop, timeOf } from './rg.ts';
import {
  closeGameSession,
  launchOf,
  likedGames,
  like,
  openGameOf,
  openGameSession,
  recentGames,
  see,
  unlike,
} from '#sandbox/operator/games/gameSessions.ts';
import { lastLogin, nameDevice } from '#sandbox/operator/identity/tokens.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { queueNow } from './service.ts';
import { noteVisit } from '#sandbox/operator/tasks/visits.ts';

/** How a game is opened: in a frame of the app. */
const inFrame = 1;

/** The default smallest bet, hundredths, and the stakes shown for a new game session. */
const least = 1;
const nothing = hundredths(0);

/** The default platform when the app reports none. */
const inBrowser = 'web';

/** Handlers for bootstrap, heartbeat, balance, game sessions, likes and customer service. */
export function sessionHandlers(operator: OperatorContext): Group<typeof session & typeof play> {
  const { db } = operator;
  const describe = (userId: number, time: number) => describePlayer(db, userId, operator.written.config, time);

  return {
    preLogin: async ({ gameListVersion }, { userId, time }) => {
      const { catalogue, written } = operator;
      return {
        serverTime: time,
        maintenance: operator.maintenance(),
        // The other entries are in the settings, which the app requests at start too.
        customerQueue: written.config.customerServiceQueue?.filter(
          ({ itemType, minVip }) => itemType === onlineService && !minVip,
        ),
        notices: written.notices,
        ...(userId && { userInfo: await describe(userId, time) }),
        ...(gameListVersion === catalogue.gameListVersion ? { gameListVersion } : catalogue),
      };
    },
    getAfterLoginInfoWeb: async ({ os, deviceModel }, { userId, token, time, appOrigin }) => {
      const list = await activitiesFor(operator, userId, time);
      const userInfo = await describe(userId, time);
      const { inviteCode } = await playerOf(db, userId);
      const before = await lastLogin(db, userId, token);
      await noteVisit(db, userId, time);
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
        shareUrlMap: shareUrlsOf(linkOf(appOrigin, inviteCode)),
        bankList: await bankListOf(db, userId),
        ...(before && { lastLogin: before }),
        pushKey: operator.written.pushKeys.publicKey,
      };
    },
    refreshData: async (_, { userId, time }) => {
      await settlePayouts(db, time, userId);
      const open = await openGameOf(db, userId, time);
      return {
        ...(await playerProgress(db, await playerOf(db, userId), operator.written.config, time)),
        mailUnread: await unreadOf(db, userId, time),
        ...(open && { sessionId: open.id, betInSession: open.bet, winInSession: open.win }),
      };
    },
    online: async ({ gameId }, { userId, time }) => {
      if (gameId) await see(db, userId, gameId, time);
      await noteVisit(db, userId, time);
      const { leftSec } = await timeOf(db, userId, time);
      const mailUnread = await unreadOf(db, userId, time);
      const rg = { stop: await mustStop(db, userId, time), ...(leftSec !== undefined && { leftSec }) };
      return { serverTime: time, configVersion: settingsAt(operator.written, time).configVersion, mailUnread, rg };
    },
    startGame: async (input, context) => {
      const game = operator.catalogue.games.find(({ id }) => id === input.gameId);
      const { launches: key } = operator.written.keys;
      const opened = await context.once(async (trx) => {
        await lockPlayer(trx, context.userId);
        await checkDevice(trx, context);
        if (input.tryIt) await checkAllowed(trx, context.userId, context.time);
        else await checkPlay(trx, context, game?.minBet ?? least);
        await countNewcomers(trx, context, 'games', operator.caps.newcomers);
        const gameSession = await openGameSession(trx, game, { demo: Boolean(input.tryIt), key }, context);
        return {
          openType: inFrame,
          orientation: game?.orientation ?? 0,
          coin: await balanceOf(trx, context.userId),
          ...gameSession,
          ...(!input.tryIt && { betInSession: nothing, winInSession: nothing }),
        };
      });
      const launch = launchOf(opened.sessionId, key);
      const query = new URLSearchParams({ launch, origin: context.appOrigin, lang: input.lang ?? 'en' });
      return { url: `${operator.origins.game}/play?${String(query)}`, ...opened };
    },
    exitGame: (input, { userId, time, once }) =>
      once(async (trx) => {
        const gameSession = await closeGameSession(trx, userId, input, time);
        return {
          coin: await balanceOf(trx, userId),
          ...(gameSession && { betInSession: gameSession.bet, winInSession: gameSession.win }),
        };
      }),
    gameLike: async ({ gameId, like: liked }, { userId, address, time }) => {
      if (!operator.catalogue.games.some(({ id }) => id === gameId))
        throw new Refusal(codes.notFound, 'No such game', { field: 'gameId' });
      if (liked)
        await db.transaction().execute(async (trx) => {
          const isNew = await like(trx, userId, gameId, time);
          if (isNew) await countNewcomers(trx, { userId, address, time }, 'likes', operator.caps.newcomers);
        });
      else await unlike(db, userId, gameId);
      return { likeGameIds: await likedGames(db, userId) };
    },
    getCustomerServices: async ({ itemType }) => {
      const queue = queueNow(operator.written.config, operator.rules.chat);
      return itemType ? queue.filter((item) => item.itemType === itemType) : queue;
    },
  };
}

/** Throws unless the player may play: not restricted, with time left, and limits that allow the game's smallest bet. */
async function checkPlay(trx: Trx, { userId, time }: Context, minBet: number) {
  await checkAllowed(trx, userId, time);
  await checkLimits(trx, userId, 'loss', minBet, time);
  await checkLimits(trx, userId, 'wager', minBet, time);
  await checkLimits(trx, userId, 'session', 1, time);
}
