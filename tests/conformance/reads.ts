import { client, device } from '#contract/client.ts';
import type { Input, ReadName } from '#contract/endpoints.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { Skipped } from './check.ts';
import { done } from './expect.ts';
import type { Kit } from './kit.ts';
import type { Player } from './players.ts';

/** A feedback as a player sends it. */
export const feedback = { type: 'game', content: 'The reels stood still in the bonus round.', images: [] };

const pages = { pageNum: 1, pageSize: 20 };
const day = 24 * 60 * 60 * 1_000;

/** The body of the app’s first call on a device. */
export const preLoginOf = (deviceId: string) => ({
  ...device,
  gameListVersion: '',
  messagingToken: '',
  phoneinfoJsonModel: '',
  deviceId,
});

/** The body of the app’s first call after a log-in. */
export const loggedIn = { ...device, version: client.version };

/** The reads that can be called without any input. */
type Plain = { [N in ReadName]: {} extends Input<N> ? N : never }[ReadName];

/** The input of a read for a player and a time (epoch milliseconds). */
type Asked<N extends ReadName> = (player: Player, now: number, kit: Kit) => Input<N> | Promise<Input<N>>;

const paged = () => pages;
const lately = (_: Player, now: number) => ({ startTime: now - 30 * day, endTime: now });

/** The first line of a list; skips the check if the player has none. */
function firstOf<T>({ list: [first] }: { list: T[] }, what: string): T {
  if (first === undefined) throw new Skipped(`The player has no ${what}`);
  return first;
}

/** The player's latest deposit, or a new one. */
async function depositOf(player: Player, kit: Kit) {
  const [latest] = done(await player.call('rechargeRecord', pages)).list;
  return latest ?? done(await player.call('createRecharge', await kit.depositOf()));
}

/** The player's latest feedback, or a new one. */
async function feedbackOf(player: Player) {
  const [latest] = done(await player.call('feedbackList', pages)).list;
  return latest ?? done(await player.call('feedbackAdd', feedback));
}

/** The inputs of public reads, which need no player. */
const ofVisitors = {
  'anonymous/appThemePreview': () => ({ themeViewId: 'perlas' }),
  preLogin: () => preLoginOf(crypto.randomUUID()),
  lotteryInfo: () => ({ activityType: 55 }),
  lotteryHistory: () => ({ ...pages, activityType: 55 }),
} satisfies { [N in ReadName]?: () => Input<N> };

/** The input of a public read for visitors. */
export const askedByAnybody = (name: ReadName): object =>
  Object.hasOwn(ofVisitors, name) ? ofVisitors[name as keyof typeof ofVisitors]() : {};

/** The input of each read that needs one; a new read without an entry doesn’t compile. */
export const asked: { [N in Exclude<ReadName, Plain>]: Asked<N> } & { [N in Plain]?: Asked<N> } = {
  ...ofVisitors,
  getAfterLoginInfoWeb: () => loggedIn,
  appUserCoinDetail: paged,
  rechargeStatus: async (player, _, kit) => ({ orderNo: (await depositOf(player, kit)).orderNo }),
  rechargeRecord: paged,
  operationStatus: () => ({ requestId: crypto.randomUUID() }),
  exchangeStatus: async (player) => ({
    orderNo: firstOf(done(await player.call('getExchange')), 'withdrawal').orderNo,
  }),
  safeboxLog: paged,
  lotteryOrders: paged,
  lotteryRecords: paged,
  actInviteUserRecord: () => ({ ...pages, type: 1 }),
  pointsLog: paged,
  addressAreas: () => ({ parent: 0 }),
  diamondGoodsExchangeOrderLog: paged,
  diamondLog: paged,
  searchScratchCardAwardLog: paged,
  betBonus: () => ({ type: 0 }),
  betBonusLog: paged,
  activityAwardGetLog: paged,
  betRecord: paged,
  betRecordReport: (player, now) => ({ ...lately(player, now), groupBy: 'day' }),
  statement: lately,
  appAgent5UserLog: () => ({ ...pages, type: 1 }),
  getPersonJackpotDrawAwardLog: paged,
  getJackpotRank: paged,
  rankInfo: () => ({ ...pages, period: 1 }),
  getMail2: paged,
  getMailDetail: async (player) => ({ id: firstOf(done(await player.call('getMail2', pages)), 'mail').id }),
  feedbackList: paged,
  feedbackDetail: async (player) => ({ id: (await feedbackOf(player)).id }),
};

/** All reads, in the order of the contract. */
export const reads = (Object.keys(endpoints) as Name[]).filter(
  (name): name is ReadName => endpoints[name].kind === 'read',
);
