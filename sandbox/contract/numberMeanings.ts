import { agentLogs, commissionStates, inviteTaskStates } from '#contract/agents.ts';
import { kycSides } from '#contract/kyc.ts';
import { authModes, codeTypes } from '#contract/loginKinds.ts';
import { accountStates } from '#contract/payouts.ts';
import { rebateStates } from '#contract/rewards/bonus.ts';
import { rankPeriods } from '#contract/rewards/contests.ts';
import { couponStates } from '#contract/rewards/coupons.ts';
import { totalStates } from '#contract/rewards/dailySignIn.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { followStates } from '#contract/rewards/follow.ts';
import { inviteStates, spinRecords } from '#contract/rewards/inviteSpin.ts';
import { collectedStates, deliveryStates, goodsTypes } from '#contract/rewards/shop.ts';
import { taskCycles } from '#contract/rewards/tasks.ts';
import { numbersOf, said } from './numberWords.ts';

/** The meanings of numbers that stand for words, by schema or call and by field. */
export const numberMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Settings: {
    type: `Of social log-in, the provider: ${said.provider}. Of an award of the jackpot: ${said.draw}`,
    clientMode: '1: the notice of age and terms stands before the app; any other: not',
    showType: said.shows,
  },
  Activity: {
    activityType: `The kind of event: ${said.events}. The app has no screen of its own for some; it shows these by \`params\``,
    type: '1: it may open by itself; any other: by a tap alone',
    clickType: said.clicks,
    status: 'The app doesn’t read it: what isn’t running is left out, or outside its times',
  },
  ReceivingAccount: { status: numbersOf(accountStates, { reviewing: 'in review' }) },
  getCustomerServices: { itemType: '1 online service alone; left out, or 0: all' },
  GetGameBalancesItem: { status: 'The app doesn’t read it' },
  addKyc: { hasKyc: said.identity },
  loginBonus3User: { cycle: 'The days of a cycle: 7' },
  betBonus: { type: said.games },
  betBonusByTypeReceive: { type: said.games },
  betBonusLog: { type: said.games, status: said.reward },
  getJackpotDrawInfo: { type: said.draw },
  receiveDrawChance: { type: said.draw },
  getPersonJackpotDrawAwardLog: { type: said.draw },
  accountLogin: { loginKind: said.kind },
  accountLoginSms: { loginKind: said.kind, authMode: `What the code was sent for: ${said.mode}` },
  accountRegist: { loginKind: said.kind },
  accountRegist4: { loginKind: said.kind },
  GoogleLoginInput: { authMode: said.mode },
  smsSend: {
    type: `What the code is for: ${numbersOf(
      { ...authModes, ...codeTypes },
      { ...said.purpose, withdraw: 'withdrawals and receiving accounts', security: 'changes of ways to log in' },
    )}. A code is good for this purpose alone; from 4 on it goes to the player’s own number`,
  },
  bindSocialAccount: { type: said.provider },
  rechargeStatus: { status: said.deposit },
  rechargeRecord: { status: said.deposit },
  getExchange: {
    status: `Of withdrawals: ${said.withdrawal}. Of a method: 1 open, any other closed`,
    kycStatus: said.identity,
  },
  exchangeStatus: { status: said.withdrawal },
  Timeline: { status: said.withdrawal },
  safeboxTransfer: { direction: said.direction },
  safeboxLog: { direction: said.direction },
  couponList: { kind: said.coupon, status: numbersOf(couponStates, { held: 'held by a deposit under way' }) },
  betRecord: { status: '0 open, 1 settled, 2 returned: the bet was given back' },
  rgState: { state: said.restriction },
  SelfLimitInfoAnswer: { state: said.restriction },
  selfExclude: { type: '1 a break, of `hours`; 2 an exclusion, of `months`', state: said.restriction },
  uploadKyc: { side: numbersOf(kycSides) },
  kyc: { status: said.identity },
  bindInfo: { status: '0 open, 1 claimable, 2 claimed' },
  lotteryInfo: { activityType: said.lottery },
  lotteryProducts: { activityType: said.lottery },
  lotteryOrders: {
    activityType: said.lottery,
    status: said.entry,
  },
  lotteryRecords: {
    activityType: said.lottery,
    status: said.entry,
  },
  lotteryHistory: { activityType: said.lottery },
  actInviteUser: { status: said.round },
  actInviteUserStatus: { status: said.round },
  actInviteUserSpin: { status: said.round },
  actInviteUserExchange: { status: said.round },
  actInviteUserRecord: {
    type: numbersOf(spinRecords, { invites: 'invited friends', exchanges: 'ended rounds' }),
    status: `Of a friend: ${numbersOf(inviteStates, { waiting: 'doesn’t count yet', counted: 'counts' })}. Of a round: 3 exchanged, 4 lapsed unexchanged. Left out: of a spin`,
  },
  LoginBonus3UserItem: { status: said.day },
  Total: { status: numbersOf(totalStates, { locked: 'not yet' }) },
  diamondShopData: { type: numbersOf(goodsTypes, { virtual: 'given at once', physical: 'shipped' }) },
  diamondGoodsExchangeOrderLog: { status: numbersOf(deliveryStates, { packing: 'being packed' }) },
  GetScratchCardInfoAddup: { status: numbersOf(collectedStates, { open: 'not yet' }) },
  rankInfo: { period: numbersOf(rankPeriods), status: said.contest },
  slotsHackInfo: { status: said.contest },
  getTaskUser: { cycle: `Left out: all. ${numbersOf(taskCycles)}` },
  GetTaskUserItem: {
    cycle: numbersOf(taskCycles),
    status: said.task,
    clickType: said.clicks,
    type: 'Your own number, but for what the app proves: 101 installed, 102 shared, 103 a page looked at',
  },
  followInfo: { status: numbersOf(followStates, { got: 'claimed' }) },
  followVisit: { status: numbersOf(followStates, { got: 'claimed' }) },
  firstDepositInfo: { status: numbersOf(offerStates) },
  BetBonusItem: {
    type: said.games,
    status: numbersOf(rebateStates, { nothing: 'nothing to claim', claimed: 'claimed since midnight' }),
  },
  activityAwardGetLog: { status: said.reward },
  Level: { upgradeStatus: said.vip, showType: said.shows },
  Daily: { status: said.vip },
  SignIn: { status: `Of today: ${said.vip}. In \`list\`, of a day: ${said.day}` },
  Task: { status: said.task },
  getMail2: { type: said.mail },
  getMailDetail: { type: said.mail },
  appAgent5UserLog: {
    type: numbersOf(agentLogs, { commission: 'commission by day', received: 'what was received' }),
    status: `Of commission: ${numbersOf(commissionStates)}; left out: of other lines`,
  },
  InviteTask: { status: numbersOf(inviteTaskStates, { doing: 'in progress' }) },
  feedbackList: { status: said.feedback },
  feedbackDetail: { status: said.feedback },
};
