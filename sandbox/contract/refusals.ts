import * as codes from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';

const { badParameter, signedOut, notAllowed, notFound, alreadyDone, tooLate, closed, tooOften, maintenance } = codes;
const { conditionUnmet, outOfStock, lowBalance, amountOutOfRange } = codes;

/** On a break, or excluded. */
const resting = [codes.onBreak, codes.excluded];
const activity = [notFound, closed, codes.activityClosed, ...resting];
const claim = [...activity, alreadyDone, conditionUnmet];
const purchase = [...claim, lowBalance, outOfStock];
const proof = [notAllowed, codes.wrongPassword, codes.locked, codes.wrongCode];
const social = [closed, codes.unbound, codes.taken, alreadyDone];
const jackpot = [codes.jackpotClosed, ...resting];
const receiving = [...proof, notFound, alreadyDone, closed, codes.kycNeeded, codes.otherName];
const order = [notFound, alreadyDone, amountOutOfRange, codes.channelClosed, codes.kycNeeded];
const withdrawal = [lowBalance, codes.turnoverLeft, codes.otherName, codes.noneLeftToday, codes.wrongSafeboxPassword];
const mail = [notFound, alreadyDone, conditionUnmet, ...resting];
const agents = [...activity, alreadyDone, conditionUnmet, amountOutOfRange];
const rebates = [alreadyDone, conditionUnmet, amountOutOfRange, ...resting];

/** The codes that a call may be refused with, besides those that any may. */
const own: { readonly [N in Name]?: readonly number[] } = {
  'anonymous/appThemePreview': [notFound],
  preLogin: [signedOut],
  startGame: [notFound, closed, codes.kycNeeded, ...resting, codes.lossLimit, codes.timeLimit],
  gameLike: [notFound],
  accountLogin: [codes.wrongPassword, codes.locked, closed],
  accountLoginSms: [codes.wrongCode, codes.taken, codes.unknownAccount, closed],
  accountRegist: [codes.taken, closed],
  accountRegist4: [codes.wrongCode, codes.taken, closed],
  googleLogin: social,
  facebookLogin: social,
  lineLogin: social,
  bindSocialAccount: [...social, ...proof, ...resting],
  smsSend: [signedOut, notAllowed, codes.unknownAccount, codes.taken, closed],
  initPassword: [...proof, alreadyDone],
  forgetPassword: [codes.wrongCode, codes.unknownAccount],
  bindAccount: [...proof, codes.taken, alreadyDone, ...resting],
  unbindAccount: [...proof, notFound, alreadyDone, ...resting],
  reauthenticate: proof,
  agentFill: [notFound, alreadyDone, conditionUnmet],
  updateAppUserOther: [alreadyDone, codes.barred],
  sessionRevoke: [notFound],
  createRecharge: [...order, ...resting, conditionUnmet, codes.depositLimit],
  rechargeStatus: [notFound],
  exchange: [...order, ...proof, ...withdrawal],
  exchangeStatus: [notFound],
  addBankInfo: receiving,
  modifyBankInfo: receiving,
  setSafeboxPassword: [...proof, codes.wrongSafeboxPassword],
  safeboxTransfer: [...proof, lowBalance, codes.wrongSafeboxPassword],
  retrieveBalance: [notFound, alreadyDone, codes.channelClosed],
  couponUse: [notFound, alreadyDone, conditionUnmet, ...resting],
  bindReceive: [...claim, notAllowed],
  followInfo: activity,
  followVisit: activity,
  followReceive: claim,
  firstDepositInfo: activity,
  firstDepositReceive: claim,
  lotteryInfo: activity,
  lotteryOrder: [...purchase, codes.lossLimit],
  lotteryHistory: [notFound],
  lotteryClaim: claim,
  actInviteUser: activity,
  actInviteUserStatus: activity,
  actInviteUserRecord: activity,
  actInviteUserSpin: claim,
  actInviteUserExchange: claim,
  actInviteClickInvite: activity,
  loginBonus3User: activity,
  loginBonus3UserReceive: claim,
  pointsInfo: activity,
  pointsExchange: purchase,
  diamondShopData: activity,
  diamondExchangeCoin: purchase,
  diamondExchangeGoods: purchase,
  getScratchCardInfo: activity,
  diamondExchangeScratchcard: purchase,
  scratchCardLottery: purchase,
  receiveAddupAwardById: claim,
  betBonus: resting,
  betBonusReceive: rebates,
  betBonusByTypeReceive: rebates,
  getVipInfo: [notFound],
  getVipLevelAudit: [notFound],
  receiveVipBonusUser: claim,
  appVipUserReceiveDaily: claim,
  appVipUserReceiveSignInAward: claim,
  receiveVipTask: claim,
  receiveVipTaskUnReceiveBonus: claim,
  getJackpotDrawInfo: jackpot,
  receiveDrawChance: [...jackpot, codes.noDrawChance, codes.drawNeedsDeposit, codes.drawNeedsTurnover],
  getPersonJackpotDrawAwardLog: jackpot,
  getJackpotRank: jackpot,
  jackpotRules: jackpot,
  rankInfo: activity,
  rankReceive: claim,
  slotsHackInfo: activity,
  slotsHackReceive: claim,
  getTaskUser: activity,
  finishTask: claim,
  receiveTaskAward: claim,
  appAgent5User: activity,
  appAgent5UserLog: activity,
  appAgent5UserReceive: agents,
  appAgent5UserInviteValidReceive: agents,
  getMailDetail: [notFound],
  receiveMail: mail,
  delMail: mail,
  uploadKyc: [notFound, alreadyDone],
  addKyc: [notFound, alreadyDone, codes.taken, codes.barred],
  feedbackAdd: [closed],
  feedbackDetail: [notFound],
  selfLimitConfirm: [notFound],
  selfLimitCancelPending: [notFound],
  selfExclude: [codes.wrongPassword, codes.locked, codes.wrongCode],
  pushSubscribe: resting,
};

/** The codes that a call may be refused with, in ascending order. */
export function refusalsOf(name: Name, { public: isPublic, money }: Endpoint): number[] {
  const any = [badParameter, tooOften, maintenance];
  const all = [
    ...any,
    ...(isPublic ? [] : [signedOut]),
    ...(money ? [tooLate, alreadyDone] : []),
    ...(own[name] ?? []),
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
}
