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
} from './schema.ts';

/** A maintenance of the operator: its start, end and reason. */
export const maintenance = record({
  status: flag,
  startTime: optional(time),
  endTime: optional(time),
  msg: optional(text),
});

/**
 * A support contact; `itemType` 1 is online service, whose licence and group are `param1` and `param2`. One with
 * `minVip` is for players from that VIP level on; `channels` are the addresses of its other channels.
 */
export const customerQueue = record({
  id,
  itemType: int,
  name: text,
  icon: optional(text),
  url: optional(text),
  param1: optional(text),
  param2: optional(text),
  sort: int,
  online: optional(flag),
  hours: optional(text),
  minVip: optional(int),
  channels: optional(list(text)),
});

export type CustomerQueue = Infer<typeof customerQueue>[];

/** A player. `hasKyc` is 0 none, 1 pending, 2 passed, 3 rejected; `rgState` as in `rgStates`, until `rgUntil`; the password is never sent. */
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
  rgState: optional(int),
  rgUntil: optional(time),
});

const tileFields = {
  id,
  name: text,
  gameTypeId: id,
  brandId: id,
  icon: optional(text),
  lqip: optional(text),
  tryIt: optional(flag),
  hot: optional(flag),
  isNew: optional(flag),
  maintenance: optional(flag),
};

/** The fields of a game that a tile in the lobby shows. */
export const tile = record(tileFields);

/** A game. `orientation` is 0 portrait, 1 landscape, 2 both; `rtp` hundredths of a percent; bets in hundredths; `status` 1 when shown. */
export const game = record({
  ...tileFields,
  orientation: optional(int),
  status: optional(int),
  sort: optional(int),
  rtp: optional(int),
  volatility: optional(int),
  minBet: optional(balance),
  maxBet: optional(balance),
  rules: optional(text),
  tags: optional(list(text)),
});

/** A category of games; `status` 1 when shown (spec §3). */
export const gameType = record({ id, name: text, icon: optional(text), status: int, sort: int });
const brandFields = { id, name: text, icon: optional(text), status: optional(int), sort: int };
export const brand = record(brandFields);
/** A brand in the lobby, with its numbers of games: `all`, and by the `typeId` of a shelf. */
export const lobbyBrand = record({ ...brandFields, games: optional(dictionary(int)) });
export const notice = record({ id, title: text, html: optional(text), sort: optional(int) });

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

/** The current amount of each of the jackpot's tiers, highest tier first. */
export const jackpotAmounts = {
  megaJackpot: balance,
  majorJackpot: balance,
  minorJackpot: balance,
  miniJackpot: balance,
};

export const bankAccount = record({
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

/** The player's balances, as any answer that moves value may carry them. */
export const holdings = {
  coin: balance,
  lottery: optional(int),
  points: optional(int),
  diamond: optional(int),
  safebox: optional(balance),
};

export type UserInfo = Infer<typeof userInfo>;
export type Game = Infer<typeof game>;
export type Tile = Infer<typeof tile>;
export type GameType = Infer<typeof gameType>;
export type Brand = Infer<typeof brand>;
export type LobbyBrand = Infer<typeof lobbyBrand>;
export type Notice = Infer<typeof notice>;
export type Activity = Infer<typeof activity>;
export type Maintenance = Infer<typeof maintenance>;
