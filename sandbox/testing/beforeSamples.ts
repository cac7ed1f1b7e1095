import { activityTypes } from '#contract/activityTypes.ts';
import type { Name, Output } from '#contract/endpoints.ts';
import { followWait } from '#contract/rewards/follow.ts';
import { authModes, codeTypes, socialTypes, type Provider } from '#contract/loginKinds.ts';
import { move } from '../ledger/ledger.ts';
import { drawNow } from '../operator/lottery/rounds.ts';
import { giveDrawChances } from '../operator/jackpot/drawChances.ts';
import { sendMail } from '../operator/mail/sendMail.ts';
import { giveCoupon } from '../operator/money/coupons.ts';
import { leaveAtMaker } from '../operator/money/makerWallets.ts';
import { placeMember } from '../qa/placeMember.ts';
import type { Currency } from '../ledger/currencies.ts';
import type { MoneyTest } from './moneyTest.ts';
import type { Answer } from './testOperator.ts';
import { samples } from './samples.ts';

/** A deposit, hundredths, before which no reward is given. */
const firstDeposit = 20_000;

type Before = Partial<Record<Name, (token: string, userId: number) => Promise<object>>>;

/** The setup of each sample call, with the fields that are known only at run time. */
export function before(operator: MoneyTest): Before {
  /** A setup that brings no fields: its answer is no input. */
  const alone = async (setup: Promise<unknown>) => {
    await setup;
    return {};
  };
  const code = (type: number, { mobile }: { mobile: string } = samples.smsSend) =>
    alone(operator.call('smsSend', { mobile, type }));
  const order = (token: string) =>
    operator.call('createRecharge', { ...samples.createRecharge, requestId: 'sample-order' }, token);

  /** A person at a provider whose identity is already bound. */
  async function known(provider: Provider) {
    const { token } = await operator.player();
    const credential = await operator.consent(provider, 'Sample');
    await operator.call('bindSocialAccount', { type: socialTypes[provider], credential }, token);
    return operator.consent(provider, 'Sample');
  }

  const calls: Before = {
    accountLoginSms: () => code(authModes.loginAndRegister),
    accountRegist4: () => code(authModes.register, samples.accountRegist4),
    forgetPassword: () => code(authModes.forget),
    googleLogin: () => known('google'),
    facebookLogin: () => known('facebook'),
    lineLogin: () => known('line'),
    bindSocialAccount: async () => ({ credential: await operator.consent('google', 'Other sample') }),
    unbindAccount: async (token) => {
      const credential = await operator.consent('google', 'Taken off');
      await operator.call('bindSocialAccount', { type: socialTypes.google, credential }, token);
      return {};
    },
    reauthenticate: async (token) => ({ smsCode: await operator.code(token, codeTypes.security) }),
    rechargeStatus: async (token) => ({ orderNo: (await order(token))['orderNo'] }),
    rechargeRecord: (token) => alone(order(token)),
    exchange: withdrawal,
    exchangeStatus: async (token, userId) => {
      const { orderNo } = await operator.act(
        'exchange',
        { ...samples.exchange, ...(await withdrawal(token, userId)) },
        token,
      );
      return { orderNo };
    },
    addBankInfo: async (token) => ({ smsCode: await operator.code(token) }),
    modifyBankInfo: async (token) => ({ id: await operator.account(token) }),
    safeboxTransfer: (token) => alone(operator.call('setSafeboxPassword', samples.setSafeboxPassword, token)),
    couponUse: async (token, userId) => {
      const expiresAt = operator.clock.time + 1_000;
      const coupon = { userId, propId: 1301, value: 100, minAmount: 0, expiresAt };
      await operator.db.transaction().execute((trx) => giveCoupon(trx, coupon));
      await operator.deposit(token, firstDeposit);
      const { list } = await operator.call('couponList', {}, token);
      return { id: (list as Output<'couponList'>['list'])[0]!.id };
    },
    feedbackDetail: async (token) => {
      const { id } = await operator.call('feedbackAdd', samples.feedbackAdd, token);
      return { id };
    },
    bindReceive: (token) => alone(operator.deposit(token, firstDeposit)),
    lotteryOrder: async (token, userId) => ({ round: await entered(token, userId) }),
    lotteryClaim: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      const round = await entered(token, userId);
      const numbers = [[1, 2, 3, 4, 5, 6]];
      const { orderNo } = await operator.act('lotteryOrder', { round, productId: 0, num: 1, numbers }, token);
      operator.switches.force('lottery', [1, 2, 3, 10, 11, 12]);
      await drawNow(operator.context, activityTypes.Lottery, operator.clock.time);
      return { orderNo };
    },
    actInviteUserExchange: async (token) => {
      await operator.deposit(token, firstDeposit);
      operator.switches.force('inviteSpin', [7]);
      await operator.act('actInviteUserSpin', {}, token);
      return {};
    },
    loginBonus3UserReceive: async (token) => {
      await operator.deposit(token, firstDeposit);
      await operator.stake(token, 5_000);
      return {};
    },
    betBonusReceive: betsOfYesterday,
    betBonusByTypeReceive: betsOfYesterday,
    receiveVipBonusUser: promoted,
    appVipUserReceiveDaily: promoted,
    appAgent5UserReceive: brought,
    appAgent5UserInviteValidReceive: brought,
    appVipUserReceiveSignInAward: promoted,
    receiveVipTask: promoted,
    receiveVipTaskUnReceiveBonus: async (token) => {
      await promoted(token);
      operator.clock.time += 7 * 24 * 60 * 60 * 1_000;
      return {};
    },
    pointsExchange: (_, userId) => endow(userId, 'points', 20),
    diamondExchangeCoin: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      return endow(userId, 'diamond', 100);
    },
    diamondExchangeGoods: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      await operator.call('updateAddress', samples.updateAddress, token);
      return endow(userId, 'diamond', 2_500);
    },
    diamondExchangeScratchcard: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      return endow(userId, 'diamond', 20);
    },
    scratchCardLottery: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      return endow(userId, 'item:70001', 1);
    },
    receiveAddupAwardById: async (_, userId) => {
      const row = { userId, cardId: 70_001, prizeId: 6, propId: 0, count: 0, time: operator.clock.time };
      await operator.db
        .insertInto('scratches')
        .values(Array.from({ length: 10 }, () => row))
        .execute();
      return {};
    },
    receiveDrawChance: async (token, userId) => {
      await operator.deposit(token, firstDeposit);
      await giveDrawChances(operator.db, userId, 1);
      return {};
    },
    rankReceive: async (token) => {
      await operator.deposit(token, firstDeposit);
      await operator.stake(token, 1_000);
      operator.clock.time += 24 * 60 * 60 * 1_000;
      const { data } = await operator.call('rankInfo', samples.rankInfo, token);
      return { id: (data as Output<'rankInfo'>).past[0]!.id };
    },
    slotsHackReceive: async (token) => {
      await operator.deposit(token, firstDeposit);
      await operator.stake(token, 5_000);
      return {};
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
    retrieveBalance: async (_, userId) => {
      const left = { ref: 'sample', userId, brandId: 3, amount: 100, time: operator.clock.time };
      await operator.db.transaction().execute((trx) => leaveAtMaker(trx, left));
      return {};
    },
    addKyc: async (token) => {
      const [front, selfie] = [
        await operator.call('uploadKyc', samples.uploadKyc, token),
        await operator.call('uploadKyc', { ...samples.uploadKyc, side: 3 }, token),
      ];
      return { frontId: front['fileId'], selfieId: selfie['fileId'] };
    },
    selfLimitConfirm: async (token) => {
      const id = await looser(token);
      operator.clock.time += 24 * 60 * 60 * 1_000;
      return id;
    },
    selfLimitCancelPending: looser,
    sessionRevoke: async (token) => ({ id: sessions(await operator.call('sessionList', {}, token))[0]!.id }),
  };
  /** A mail with an award. */
  async function mailed(token: string, userId: number) {
    const { time } = operator.clock;
    const mail = { userId, time, type: 'promo', title: 'Sample', content: '<p>Sample</p>' } as const;
    await sendMail(operator.db, { ...mail, ref: `sample:${userId}`, awards: [{ id: 2002, count: 5 }] });
    const { list } = await operator.call('getMail2', samples.getMail2, token);
    return { id: (list as Output<'getMail2'>['list'])[0]!.id };
  }
  async function endow(userId: number, currency: Currency, amount: number) {
    await operator.give(userId, currency, amount);
    return {};
  }
  /** A first deposit, and bets on slots on the previous day. */
  async function betsOfYesterday(token: string) {
    await operator.deposit(token, 2 * firstDeposit);
    await operator.stake(token, 30_000);
    operator.clock.time += 24 * 60 * 60 * 1_000;
    return {};
  }

  /** A player who has deposited and recruited a valid member a day ago. */
  async function brought(token: string, userId: number) {
    await operator.deposit(token, firstDeposit);
    const member = { pid: userId, recharge: 20_000, bet: 100_000, time: operator.clock.time };
    await operator.db.transaction().execute((trx) => placeMember(trx, member));
    operator.clock.time += 24 * 60 * 60 * 1_000;
    return {};
  }

  /** A VIP of the first level. */
  async function promoted(token: string) {
    await operator.deposit(token, 100_000);
    for (let each = 0; each < 5; each++) await operator.stake(token, 100_000, 100_000);
    return {};
  }
  async function withdrawal(token: string, userId: number) {
    await operator.know(userId);
    return { accountId: await operator.account(token), smsCode: await operator.code(token) };
  }
  /** The round on sale, for a player with lottery tickets. */
  async function entered(token: string, userId: number) {
    const tickets = { ref: `sample:${userId}`, userId, type: 'adjustment', currency: 'lottery', amount: 5 } as const;
    await operator.db.transaction().execute((trx) => move(trx, { ...tickets, time: operator.clock.time }));
    const { data } = await operator.call('lotteryInfo', samples.lotteryInfo, token);
    return (data as Output<'lotteryInfo'>).round;
  }
  async function looser(token: string) {
    await operator.call('selfLimitSet', samples.selfLimitSet, token);
    const { id } = await operator.call('selfLimitSet', { ...samples.selfLimitSet, value: 60_000 }, token);
    return { id };
  }
  const sessions = ({ list }: Answer) => list as Output<'sessionList'>['list'];

  return calls;
}
