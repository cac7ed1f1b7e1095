import type { Output } from '#contract/endpoints.ts';
import { followWait } from '#contract/rewards/follow.ts';
import { sendMail } from '../../operator/mail/sendMail.ts';
import { placeMember } from '../../qa/placeMember.ts';
import type { MoneyTest } from '../moneyTest.ts';
import { samples } from '../samples.ts';
import { alone, firstDeposit, passDays, type Before } from './setup.ts';

/** The setups of calls that claim what a player has earned. */
export function beforeRewards(operator: MoneyTest): Before {
  /** A mail with an award. */
  async function mailed(token: string, userId: number) {
    const { time } = operator.clock;
    const mail = { userId, time, type: 'promo', title: 'Sample', content: '<p>Sample</p>' } as const;
    await sendMail(operator.db, { ...mail, ref: `sample:${userId}`, awards: [{ id: 2002, count: 5 }] });
    const { list } = await operator.call('getMail2', samples.getMail2, token);
    return { id: (list as Output<'getMail2'>['list'])[0]!.id };
  }

  /** A first deposit and stakes. */
  async function staked(token: string) {
    await operator.deposit(token, firstDeposit);
    return alone(operator.stake(token, 5_000));
  }

  /** A first deposit, and bets on slots on the previous day. */
  async function betsOfYesterday(token: string) {
    await operator.deposit(token, 2 * firstDeposit);
    await operator.stake(token, 30_000);
    passDays(operator, 1);
    return {};
  }

  /** A player who has deposited and recruited a valid member a day ago. */
  async function brought(token: string, userId: number) {
    await operator.deposit(token, firstDeposit);
    const member = { pid: userId, recharge: 20_000, bet: 100_000, time: operator.clock.time };
    await operator.db.transaction().execute((trx) => placeMember(trx, member));
    passDays(operator, 1);
    return {};
  }

  /** A VIP of the first level. */
  async function promoted(token: string) {
    await operator.deposit(token, 100_000);
    for (let each = 0; each < 5; each++) await operator.stake(token, 100_000, 100_000);
    return {};
  }

  return {
    bindReceive: (token) => alone(operator.deposit(token, firstDeposit)),
    loginBonus3UserReceive: staked,
    slotsHackReceive: staked,
    betBonusReceive: betsOfYesterday,
    betBonusByTypeReceive: betsOfYesterday,
    receiveVipBonusUser: promoted,
    appVipUserReceiveDaily: promoted,
    appVipUserReceiveSignInAward: promoted,
    receiveVipTask: promoted,
    receiveVipTaskUnReceiveBonus: async (token) => {
      await promoted(token);
      passDays(operator, 7);
      return {};
    },
    appAgent5UserReceive: brought,
    appAgent5UserInviteValidReceive: brought,
    rankReceive: async (token) => {
      await operator.deposit(token, firstDeposit);
      await operator.stake(token, 1_000);
      passDays(operator, 1);
      const { data } = await operator.call('rankInfo', samples.rankInfo, token);
      return { id: (data as Output<'rankInfo'>).past[0]!.id };
    },
    followReceive: async (token) => {
      await operator.act('followVisit', samples.followVisit, token);
      operator.clock.time += followWait;
      return {};
    },
    firstDepositReceive: (token) => alone(operator.deposit(token, firstDeposit + 10_000)),
    getMailDetail: mailed,
    receiveMail: mailed,
    delMail: async (token, userId) => {
      const { id } = await mailed(token, userId);
      await operator.act('receiveMail', { id }, token);
      return { ids: [id] };
    },
  };
}
