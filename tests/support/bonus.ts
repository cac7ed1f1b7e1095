import type { ReadName } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { firstPage } from '#shared/records/pages.ts';
import { noDots } from './ana.ts';
import { setReply } from './screen.tsx';

/** Gives the page the reply to a read. */
export const known = (name: ReadName, value: object, input: object = {}) => setReply(replyKey(name, input), value);
const bets = { validBet: 1, rate: 40 };
/** A kind of rebate. */
export const row = (type: number, bonus: number, status: number) => ({
  ...bets,
  type,
  name: `Kind ${type}`,
  bonus,
  status,
});
/** Gives the page the rebate. */
export const rebate = (list: object[], total: number, canReceive: number) =>
  known('betBonus', { type: 0, list, total, canReceive, nextTime: 9, minReceive: 100, turnover: 1 }, { type: 0 });
/** A reward of `count` hundredths. */
export const coin = (count: number) => [{ id: 2001, count }];
/** A reward's conditions, all met. */
export const met = { recharge: 0, recharged: 0, bet: 0, betDone: 0, turnover: 5 };

/** Every source with nothing to claim. */
export function nothing() {
  known('refreshData', { totalRecharge: 20_000 });
  rebate([], 0, 0);
  known('loginBonus3User', { list: [], day: 1, signedToday: true, need: met, total: [] });
  known('bindInfo', { list: [] });
  known('getJackpotDrawInfo', { canReceiveDrawChance: false });
  known('actInviteUserStatus', { status: 1, amount: 500 });
  known('getScratchCardInfo', { addup: { list: [] } });
  known('couponList', { list: [] });
  known('lotteryRecords', { list: [] }, firstPage({}));
  known('getTaskUser', { list: [] });
  const signIn = { status: 0, list: [] };
  known('getVipInfo', { levels: [], daily: { status: 0 }, signIn, tasks: [], unReceiveBonus: 0 });
  known('followInfo', { list: [] });
  known('firstDepositInfo', { items: [] });
  known('slotsHackInfo', { tasks: [] });
  known('appAgent5User', { canReceive: 0, inviteTasks: [] });
  known('activityGetStatusList', noDots);
  for (const period of [1, 2, 3]) known('rankInfo', { past: [] }, firstPage({ period }));
}
