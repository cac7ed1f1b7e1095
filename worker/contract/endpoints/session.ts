import { read, write } from '../endpoint.ts';
import {
  balance,
  dictionary,
  flag,
  id,
  int,
  json,
  list,
  money,
  optional,
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';
import { customerQueue, maintenance } from './anonymous.ts';

/** A player. `hasKyc` is 0 none, 1 pending, 2 passed, 3 rejected; the password is never sent. */
export const userInfo = record({
  id,
  uuid: optional(text),
  account: optional(text),
  accountType: optional(int),
  avatar: optional(text),
  avatarOther: optional(text),
  nickname: text,
  mobile: optional(text),
  facebookAccount: optional(text),
  facebookName: optional(text),
  googleAccount: optional(text),
  googleName: optional(text),
  lineAccount: optional(text),
  lineName: optional(text),
  hasPassword: optional(flag),
  hasSafeboxPassword: optional(flag),
  hasKyc: optional(int),
  hasUserOther: optional(flag),
  coin: balance,
  safebox: optional(balance),
  bet: optional(money),
  exchange: optional(money),
  totalRecharge: optional(balance),
  lottery: optional(int),
  vip: optional(int),
  vipExp: optional(money),
  userLevel: optional(int),
  regPeriod: optional(int),
  pid: optional(id),
  points: optional(int),
  diamond: optional(int),
  firstRecharge: optional(flag),
});

/** A game. `orientation` is 0 portrait, 1 landscape, 2 both; `rtp` hundredths of a percent; bets in hundredths; `status` 1 when shown. */
const game = record({
  id,
  name: text,
  gameTypeId: id,
  brandId: id,
  icon: optional(text),
  lqip: optional(text),
  orientation: optional(int),
  tryIt: optional(flag),
  status: optional(int),
  sort: optional(int),
  hot: optional(flag),
  isNew: optional(flag),
  rtp: optional(int),
  volatility: optional(int),
  minBet: optional(balance),
  maxBet: optional(balance),
  rules: optional(text),
  maintenance: optional(flag),
  tags: optional(list(text)),
});

/** A shelf of the lobby; `status` 1 when shown (spec §3). */
const gameType = record({ id, name: text, icon: optional(text), status: int, sort: int });
const brand = record({ id, name: text, icon: optional(text), status: optional(int), sort: int });
const notice = record({ id, title: text, html: optional(text), sort: optional(int) });

/** An activity: `activityType` is the enum, `type` 1 a popup; `clickType` 0 none, 1 path, 2 url, 3 game, 4 modal, 5 service. */
export const activity = record({
  id,
  activityType: int,
  type: optional(int),
  sort: optional(int),
  clickType: optional(int),
  clickAction: optional(text),
  unloginShowStatus: optional(flag),
  themeUrl: optional(text),
  title: optional(text),
  img: optional(text),
  startTime: optional(time),
  endTime: optional(time),
  status: optional(int),
  red: optional(flag),
  params: optional(dictionary(json)),
});

const bankAccount = record({
  id,
  bankId: id,
  name: text,
  accountName: optional(text),
  accountNo: text,
  branch: optional(text),
  isDefault: optional(flag),
  status: optional(int),
  editable: optional(flag),
});

/** What a player has, as any answer that moves value may carry it. */
export const holdings = {
  coin: balance,
  lottery: optional(int),
  points: optional(int),
  diamond: optional(int),
  safebox: optional(balance),
};

export type UserInfo = Infer<typeof userInfo>;
export type Game = Infer<typeof game>;
export type GameType = Infer<typeof gameType>;
export type Brand = Infer<typeof brand>;
export type Notice = Infer<typeof notice>;
export type Activity = Infer<typeof activity>;

const device = { os: text, deviceModel: text };

/** Calls that begin, keep up and end a stay, and the game in play (spec §7). */
export const session = {
  preLogin: read(
    'Start of the app: who is here, and what is new in the lobby; games are left out when the version is equal',
    { gameListVersion: text, ...device, messagingToken: text, phoneinfoJsonModel: text, deviceId: text },
    {
      serverTime: optional(time),
      userInfo: optional(userInfo),
      token: optional(text),
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
    { version: text, ...device },
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
    },
    { kept: 'memory' },
  ),
  refreshData: read(
    'The balance and what moves with it',
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
    },
    { kept: 'memory' },
  ),
  online: write(
    'Still here, and in which game (0 for none)',
    { gameId: id },
    { serverTime: optional(time), configVersion: optional(text), mailUnread: optional(int) },
    { quiet: true },
  ),
  startGame: write(
    'Opens a game: the address works once, and expires',
    { gameId: id, tryIt: optional(flag), activityId: optional(id), lang: optional(text) },
    {
      url: text,
      openType: optional(int),
      orientation: optional(int),
      sessionId: optional(text),
      launchExpire: optional(time),
      coin: optional(balance),
    },
    { identified: true },
  ),
  exitGame: write(
    'Leaves the game; what was on its table comes back',
    { gameId: optional(id), sessionId: optional(text) },
    { coin: balance, betInSession: optional(money), winInSession: optional(money) },
    { identified: true, spoils: ['refreshData', 'appUserCoinDetail'] },
  ),
  gameLike: write('Likes a game, or no longer', { gameId: id, like: flag }, { likeGameIds: list(id) }, { quiet: true }),
  getCustomerServices: read('Who can be asked for help', { itemType: optional(int) }, list(customerQueue), {
    public: true,
    wrapped: true,
    kept: 'public',
  }),
};
