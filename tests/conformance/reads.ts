import { device } from '#contract/client.ts';
import type { Input, ReadName } from '#contract/endpoints.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { done } from './expect.ts';
import type { Player } from './players.ts';

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

/** The reads that can be called without any input. */
type Plain = { [N in ReadName]: {} extends Input<N> ? N : never }[ReadName];

/** The input of a read for a player and a time (epoch milliseconds). */
type Asked<N extends ReadName> = (player: Player, now: number) => Input<N> | Promise<Input<N>>;

const paged = () => pages;
const lately = (_: Player, now: number) => ({ startTime: now - 30 * day, endTime: now });
const firstOrderOf = ({ list }: { list: { orderNo: string }[] }) => ({ orderNo: list[0]?.orderNo ?? 'none' });
const firstIdOf = ({ list }: { list: { id: number }[] }) => ({ id: list[0]?.id ?? 0 });

/** The input of each read that needs one; a new read without an entry doesn’t compile. */
export const asked: { [N in Exclude<ReadName, Plain>]: Asked<N> } & { [N in Plain]?: Asked<N> } = {
  'anonymous/appThemePreview': () => ({ themeViewId: 'perlas' }),
  preLogin: () => preLoginOf(crypto.randomUUID()),
  getAfterLoginInfoWeb: () => ({ ...device, version: '1.1.6' }),
  appUserCoinDetail: paged,
  rechargeStatus: async (player) => firstOrderOf(done(await player.call('rechargeRecord', pages))),
  rechargeRecord: paged,
  operationStatus: () => ({ requestId: crypto.randomUUID() }),
  exchangeStatus: async (player) => firstOrderOf(done(await player.call('getExchange'))),
  safeboxLog: paged,
  lotteryInfo: () => ({ activityType: 55 }),
  lotteryOrders: paged,
  lotteryRecords: paged,
  lotteryHistory: () => ({ ...pages, activityType: 55 }),
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
  getMailDetail: async (player) => firstIdOf(done(await player.call('getMail2', pages))),
  feedbackList: paged,
  feedbackDetail: async (player) => firstIdOf(done(await player.call('feedbackList', pages))),
};

/** All reads, in the order of the contract. */
export const reads = (Object.keys(endpoints) as Name[]).filter(
  (name): name is ReadName => endpoints[name].kind === 'read',
);
