import { read, write } from '../endpoint.ts';
import {
  activity,
  bankAccount,
  brand,
  customerQueue,
  game,
  gameType,
  holdings,
  maintenance,
  notice,
  userInfo,
} from '../entities.ts';
import {
  balance,
  dictionary,
  flag,
  id,
  int,
  line,
  list,
  longLine,
  money,
  optional,
  record,
  text,
  time,
  token,
} from '../schema.ts';

const device = { os: line, deviceModel: line };

/** The current game session's stakes and wins so far. */
export const inSession = { betInSession: optional(money), winInSession: optional(money) };

/** Endpoints for the bootstrap, the session's data and the heartbeat (spec §7). */
export const session = {
  preLogin: read(
    'Start of the app: who is here, and what is new in the lobby; games are left out when the version is equal',
    { gameListVersion: line, ...device, messagingToken: longLine, phoneinfoJsonModel: longLine, deviceId: line },
    {
      serverTime: optional(time),
      userInfo: optional(userInfo),
      token: optional(token),
      maintenance: optional(maintenance),
      customerQueue: optional(list(customerQueue)),
      gameListVersion: optional(text),
      gameTypes: optional(list(gameType)),
      brands: optional(list(brand)),
      games: optional(list(game)),
      notices: optional(list(notice)),
    },
    { public: true },
  ),
  getAfterLoginInfoWeb: read(
    'What belongs to the player who just came in',
    { version: line, ...device },
    {
      userInfo: optional(userInfo),
      likeGameIds: optional(list(id)),
      gameHistory: optional(list(record({ gameId: id, time }))),
      inviteCode: optional(text),
      aid: optional(text),
      activityIds: optional(list(id)),
      activityMap: optional(dictionary(activity)),
      firstRecharge: optional(flag),
      shareUrlMap: optional(dictionary(text)),
      bankList: optional(dictionary(bankAccount)),
      lastLogin: optional(record({ time, device: optional(text), place: optional(text) })),
      pushKey: optional(text),
    },
    { kept: 'memory' },
  ),
  refreshData: read(
    'The balance and what moves with it, with the game in play and what it came to so far',
    {},
    {
      ...holdings,
      vip: optional(int),
      vipExp: optional(money),
      userLevel: optional(int),
      bet: optional(money),
      hasPassword: optional(flag),
      exchange: optional(money),
      totalRecharge: optional(balance),
      sessionId: optional(text),
      ...inSession,
      mailUnread: optional(int),
    },
    { kept: 'memory' },
  ),
  online: write(
    'Still here, and in which game (0 for none)',
    { gameId: id },
    {
      serverTime: optional(time),
      configVersion: optional(text),
      mailUnread: optional(int),
      rg: optional(record({ stop: flag, leftSec: optional(int) })),
    },
    { quiet: true },
  ),
};
